// What a search remembers: positions it has looked at (the transposition table), and those that stood in the match.
#pragma once
#include "rules.h"

enum { EXACT, AT_LEAST, AT_MOST };
enum { TABLE_BITS = 18, MAX_HISTORY = 640, MAX_DEPTH = 40 };

typedef struct {
    u64 key;
    Turn turn;   // the best that was found
    i16 score;
    i8 depth, bound;
    u32 search;  // the number of the search that wrote it: what earlier ones knew does not count
} Entry;

static Entry table[1 << TABLE_BITS];
static u32 search_number;

// Zobrist's keys: a position's is all of its own xored together.
static u64 piece_keys[2][2][BITS], grown_keys[2][PIECES_A_SIDE + 1], ghost_keys[2][2 * STITCHES + 1];
static u64 edition_keys[EDITIONS], side_key;

static u64 next_random(u64 *state) {  // splitmix64
    u64 z = *state += 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
}

static void prepare_keys(void) {
    u64 state = 0, *keys[] = {piece_keys[0][0], grown_keys[0], ghost_keys[0], edition_keys, &side_key};
    int sizes[] = {4 * BITS, 2 * (PIECES_A_SIDE + 1), 2 * (2 * STITCHES + 1), EDITIONS, 1};
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < sizes[i]; j++) keys[i][j] = next_random(&state);
    }
}

static u64 key_of(const Position *p) {
    u64 key = edition_keys[edition];
    for (int side = OWN; side <= OTHER; side++) {
        for (Mask left = p->kittens[side]; left; left &= left - 1) key ^= piece_keys[side][KITTEN][first(left)];
        for (Mask left = p->cats[side]; left; left &= left - 1) key ^= piece_keys[side][CAT][first(left)];
        key ^= grown_keys[side][p->grown[side]] ^ ghost_keys[side][p->ghost[side] + 1];
    }
    return key;
}

static inline Entry *entry_of(u64 key) { return &table[key >> (64 - TABLE_BITS)]; }

// The positions that stood before, in the match and on the way that the search has gone. A key is told from the side to
// move, so the two sides' keys are kept apart by side_key.
static u64 history[MAX_HISTORY], path[MAX_DEPTH + 2];
static int in_history;
static i8 maybe_stood[1024];

static void forget_history(void) {
    for (int i = 0; i < in_history; i++) maybe_stood[history[i] & 1023] = 0;
    in_history = 0;
}

static void remember(u64 key) {
    if (in_history == MAX_HISTORY) return;
    history[in_history++] = key;
    maybe_stood[key & 1023] = 1;
}

// Whether a position stood before: already the first repetition counts, so that the better side finds another way.
static int stood(u64 key, int ply) {
    if (ply & 1) key ^= side_key;
    if (maybe_stood[key & 1023]) {
        for (int i = 0; i < in_history; i++) {
            if (history[i] == key) return true;
        }
    }
    for (int before = ply - 4; before >= 0; before -= 2) {
        if (path[before] == key) return true;
    }
    return false;
}
