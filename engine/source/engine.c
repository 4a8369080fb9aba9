// What Python calls (engine/machine.py). One file is compiled, which includes the others; no library, no imports, no clock.
//
//   rules.h       positions, turns, what a turn does
//   evaluation.h  how good a position is
//   memory.h      what a search remembers
//   search.h      looking ahead
//   root.h        the turns of the position that is asked about
//   proof.h       wins that nothing stops
#include "proof.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum { LONGEST_LINE = 32 };

// The position that a call is about, and its answer beside the turns.
static struct {
    Position position;
    int edition;
    int depth;        // the depth of the last finished iteration
    u64 nodes;        // how many positions were looked at
    Turn line[LONGEST_LINE];
} desk;

// What a call is about besides: some of the position's turns, or positions that stood before in the match.
static union {
    Turn turns[MAX_CHILDREN];
    Position positions[MAX_HISTORY];
} given;

static const Position *asked(void) {
    edition = desk.edition;
    return &desk.position;
}

EXPORT(tables_at) void *tables_at(void) { return &tables; }
EXPORT(nets_at) void *nets_at(void) { return nets; }
EXPORT(desk_at) void *desk_at(void) { return &desk; }
EXPORT(given_at) void *given_at(void) { return &given; }
EXPORT(turns_at) void *turns_at(void) { return turns; }
EXPORT(stop_at) void *stop_at(void) { return (void *)&stop_flag; }

// To be called once the tables are written.
EXPORT(prepare) void prepare_all(void) {
    prepare_rules();
    prepare_keys();
}

EXPORT(children) int list_children(void) { return turn_count = children(asked(), true, turns); }

static u64 count_sequences(const Position *p, int depth, Child *room) {
    int many = children(p, true, room);
    if (depth == 1) return many;
    u64 sum = 0;
    for (int i = 0; i < many; i++) {
        if (!room[i].won) sum += count_sequences(&room[i].position, depth - 1, room + many);
    }
    return sum;
}
EXPORT(perft) u64 perft(int depth) { return depth ? count_sequences(asked(), depth, turns) : 1; }

EXPORT(can_win) int can_win_now(void) { return can_win(asked()); }
// Of the turns those after which the opponent can't win at once; one that wins is one of them.
EXPORT(holding) int list_holding(void) {
    int many = children(asked(), true, turns);
    turn_count = 0;
    for (int i = 0; i < many; i++) {
        if (turns[i].won || !can_win(&turns[i].position)) turns[turn_count++] = turns[i];
    }
    return turn_count;
}
EXPORT(evaluate) int evaluate_now(void) { return evaluate(asked()); }

EXPORT(forget_history) void forget(void) { forget_history(); }
// The positions given stood in the match; `same_side` if whoever is to move now was to move then.
EXPORT(remember) void remember_given(int many, int same_side) {
    edition = desk.edition;
    for (int i = 0; i < many; i++) {
        u64 key = key_of(&given.positions[i]);
        remember(same_side ? key : key ^ side_key);
    }
}

// Look `depth` turns ahead at most, at about `limit` positions; the turns then are in order, the best first.
// Coming back to a position is worth `repetition` to whoever is to move.
EXPORT(think) int think_about(int depth, int margin, u64 limit, int repetition) {
    think(asked(), depth < MAX_DEPTH ? depth : MAX_DEPTH, margin, limit, repetition);
    desk.depth = depth_done;
    desk.nodes = nodes;
    return turn_count;
}
EXPORT(best_line) int write_line(void) { return best_line(desk.line, LONGEST_LINE); }

EXPORT(prove) int prove_now(int most, u64 limit) {
    int within = prove(asked(), most, limit);
    desk.nodes = nodes;
    return within;
}

// Keep of the turns given those after which the opponent is proved to force no win within `most` turns; returns how many,
// or -1 as soon as that of one could not be settled within the limit.
EXPORT(hold_on) int keep_holding(int many, int most, u64 limit) {
    int kept = 0;
    for (int i = 0; i < many; i++) {
        if (!child_of(asked(), true, given.turns[i], turns)) continue;
        const Position after = turns[0].position;
        int within = turns[0].won ? 0 : prove(&after, most, limit);
        if (within < 0) return -1;
        if (within == 0) given.turns[kept++] = given.turns[i];
    }
    return kept;
}
EXPORT(turn_count) int count_turns(void) { return turn_count; }

