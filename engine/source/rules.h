// The rules on bit masks, as game/core.py has them: a position is told from the side to move, its own pieces first.
// The tables are written by engine/tables.py from those of game/core.py; tests/engine/ holds the children to it.
#pragma once

typedef unsigned long long u64;
typedef unsigned int u32;
typedef short i16;
typedef signed char i8;
enum { false, true };

enum { OWN, OTHER };
enum { KITTEN, CAT };
enum { CLASSIC, GHOST, KITTENS, EDITIONS };
enum { SQUARES = 36, BITS = 41, STITCHES = 60, ENTRIES = 20, PIECES_A_SIDE = 8, IN_A_LINE = 3 };
#define IN_POOL (-1)

typedef u64 Mask;  // a bit a square, in rows of seven: the seventh file is an empty guard

typedef struct {
    Mask kittens[2], cats[2];
    i8 grown[2];  // how many of a side's eight are cats
    i8 ghost[2];  // twice its stitch, plus one if it travels towards a or 1; or IN_POOL
} Position;

// What a player does, in one number: the squares that graduate (bits 0-40), whether a cat is placed (48), the square
// (49-54), and one more than the code of the ghost that enters, or 0 (55-61).
typedef u64 Turn;
#define NO_TURN (~0ull)

static inline Turn make_turn(int kind, int square, int entry, Mask choice) {
    return choice | (u64)kind << 48 | (u64)square << 49 | (u64)(entry + 1) << 55;
}

// A turn with the position that the opponent moves from after it.
typedef struct {
    Position position;
    Turn turn;
    int score;  // for the one who chose the turn
    int won;    // whether the turn wins the game
} Child;

// No position has more turns: two kinds, 29 free squares beside seven pieces, 21 ways for the ghost, 16 for growing up.
enum { MAX_CHILDREN = 2 * 29 * 21 * 16 };

static struct {
    Mask bit[SQUARES];
    Mask near[SQUARES];           // the neighbours of a square
    Mask behind[SQUARES][BITS];   // behind a neighbour (by the number of its bit): 0 off the bed
    Mask beside[STITCHES][2];     // the two squares that a stitch parts
    Mask ray[STITCHES][2][5];     // the squares behind each of them, outwards, and then 0
    int ahead[2 * STITCHES];      // where a ghost is a stitch later
    int entry[ENTRIES];
    int square[BITS];             // the square of a bit's number
} tables;

// What is called so often that a call would cost much: a position that is passed to no call is held in registers.
#define ALWAYS_INLINE static inline __attribute__((always_inline))

static int edition;
static Mask whole_bed;

static inline int count(Mask mask) { return __builtin_popcountll(mask); }
static inline int first(Mask mask) { return __builtin_ctzll(mask); }
static inline Mask lowest(Mask mask) { return mask & -mask; }

static inline Mask occupied(const Position *p) {
    return p->kittens[OWN] | p->kittens[OTHER] | p->cats[OWN] | p->cats[OTHER];
}

// One step along a rank, a file and both diagonals.
static const int STEPS[4] = {1, 7, 8, 6};

static inline Mask lines_along(Mask mask, int step) { return mask & mask >> step & mask >> 2 * step; }

// The first square of each line of three: nothing if there is none.
static inline Mask lines(Mask mask) {
    return lines_along(mask, 1) | lines_along(mask, 7) | lines_along(mask, 8) | lines_along(mask, 6);
}

// Without branches, for nobody can guess whose piece it is.
static inline void move(Position *p, Mask piece, Mask to) {
    Mask step = piece | to;
    for (int side = OWN; side <= OTHER; side++) {
        p->kittens[side] ^= p->kittens[side] & piece ? step : 0;
        p->cats[side] ^= p->cats[side] & piece ? step : 0;
    }
}

static inline void place_and_boop(Position *p, int kind, int square) {
    Mask small = p->kittens[OWN] | p->kittens[OTHER], all = occupied(p);
    Mask near = tables.near[square] & (kind == CAT ? all : small);
    *(kind == CAT ? &p->cats[OWN] : &p->kittens[OWN]) |= tables.bit[square];
    for (; near; near &= near - 1) {
        Mask behind = tables.behind[square][first(near)];
        if (!(all & behind)) move(p, lowest(near), behind);
    }
}

static int glided(int ghost, int other) {
    ghost = tables.ahead[ghost];
    if (ghost != IN_POOL && ghost >> 1 == other >> 1) ghost = tables.ahead[ghost];
    return ghost;
}

ALWAYS_INLINE void glide_and_scare(Position *p) {
    int ghost = p->ghost[OWN] = glided(p->ghost[OWN], p->ghost[OTHER]);
    if (ghost == IN_POOL) return;
    Mask all = occupied(p);
    for (int side = 0; side < 2; side++) {
        Mask piece = tables.beside[ghost >> 1][side];
        const Mask *to = tables.ray[ghost >> 1][side];
        if (!(all & piece)) continue;
        while (*to && all & *to) to++;
        move(p, piece, *to);
    }
}

ALWAYS_INLINE void begin(Position *p, int kind, int square) {
    place_and_boop(p, kind, square);
    if (p->ghost[OWN] != IN_POOL) glide_and_scare(p);
}

// Whether the side that just placed a piece has won.
static inline int wins(const Position *p) {
    if (edition == KITTENS) return lines(p->kittens[OWN]) != 0;
    int cats = count(p->cats[OWN]);
    return cats >= IN_A_LINE && (cats == PIECES_A_SIDE || lines(p->cats[OWN]) != 0);
}

static inline int in_hand(const Position *p, int kind) {
    return kind == CAT ? p->grown[OWN] - count(p->cats[OWN])
                       : PIECES_A_SIDE - p->grown[OWN] - count(p->kittens[OWN]);
}

// The position for the opponent, without the pieces that graduate.
static Child *complete(Child *out, const Position *p, Mask choice, Turn turn, int won) {
    int growing = edition == KITTENS ? 0 : count(p->kittens[OWN] & choice);
    out->position = (Position){
        .kittens = {p->kittens[OTHER], p->kittens[OWN] & ~choice},
        .cats = {p->cats[OTHER], p->cats[OWN] & ~choice},
        .grown = {p->grown[OTHER], p->grown[OWN] + growing},
        .ghost = {p->ghost[OTHER], p->ghost[OWN]},
    };
    out->turn = turn | choice;
    out->score = 0;
    out->won = won;
    return out + 1;
}

// Every way to end a turn begun: each line, with eight on the bed each single piece, or nothing graduates.
ALWAYS_INLINE Child *complete_all(Child *out, const Position *p, Turn turn) {
    if (wins(p)) return complete(out, p, 0, turn, true);
    Mask own = p->kittens[OWN] | p->cats[OWN];
    Child *before = out;
    if (edition != KITTENS && lines(own)) {
        for (int i = 0; i < 4; i++) {
            int step = STEPS[i];
            for (Mask starts = lines_along(own, step); starts; starts &= starts - 1) {
                Mask start = lowest(starts);
                out = complete(out, p, start | start << step | start << 2 * step, turn, false);
            }
        }
    }
    if (count(own) == PIECES_A_SIDE) {
        for (Mask left = own; left; left &= left - 1) out = complete(out, p, lowest(left), turn, false);
    }
    return out == before ? complete(out, p, 0, turn, false) : out;
}

// Every turn that places this kind on this square, which must be free. Without `entering` no ghost enters.
static Child *placings(const Position *p, int entering, int kind, int square, Child *out) {
    Position begun = *p;
    begin(&begun, kind, square);
    out = complete_all(out, &begun, make_turn(kind, square, IN_POOL, 0));
    if (edition != GHOST || !entering || p->ghost[OWN] != IN_POOL) return out;
    for (int i = 0; i < ENTRIES; i++) {
        begun.ghost[OWN] = tables.entry[i];
        if (begun.ghost[OWN] >> 1 == p->ghost[OTHER] >> 1) continue;
        out = complete_all(out, &begun, make_turn(kind, square, begun.ghost[OWN], 0));
    }
    return out;
}

// This turn with its position, as the first of the list; returns 1, or 0 if it is not legal.
static int child_of(const Position *p, int entering, Turn turn, Child *list) {
    int kind = turn >> 48 & 1, square = turn >> 49 & 63;
    if (turn == NO_TURN || in_hand(p, kind) <= 0 || occupied(p) & tables.bit[square]) return 0;
    const Child *end = placings(p, entering, kind, square, list);
    for (const Child *child = list; child < end; child++) {
        if (child->turn == turn) return *list = *child, 1;
    }
    return 0;
}

// Every legal turn, with its position; returns how many.
static int children(const Position *p, int entering, Child *out) {
    Child *start = out;
    Mask empty = whole_bed & ~occupied(p);
    for (int kind = KITTEN; kind <= CAT; kind++) {
        if (in_hand(p, kind) <= 0) continue;
        for (Mask left = empty; left; left &= left - 1) {
            out = placings(p, entering, kind, tables.square[first(left)], out);
        }
    }
    return out - start;
}

// The squares from which one of some pieces is booped into one of some free squares; some of them lie off the bed.
static inline Mask booping_into(Mask pieces, Mask into) {
    Mask from = 0;
    for (int i = 0; i < 4; i++) {
        int step = STEPS[i];
        from |= (pieces & into >> step) >> step | (pieces & into << step) << step;
    }
    return from;
}

// The squares from which two of some pieces may be booped to both sides of a third, a knight's move away.
static inline Mask booping_two(Mask pieces) {
    return (pieces >> 1 & pieces >> 8 & pieces >> 9) | (pieces << 1 & pieces << 8 & pieces << 9)
         | (pieces >> 7 & pieces >> 8 & pieces >> 15) | (pieces << 7 & pieces << 8 & pieces << 15)
         | (pieces >> 7 & pieces >> 6 & pieces >> 13) | (pieces << 7 & pieces << 6 & pieces << 13)
         | (pieces << 1 & pieces >> 6 & pieces >> 5) | (pieces >> 1 & pieces << 6 & pieces << 5);
}

// One side's pieces of the winning kind after one more of them is placed, where `all` were on the bed.
static inline Mask placed_among(Mask pieces, Mask all, Mask bit) {
    int square = tables.square[first(bit)];
    for (Mask near = tables.near[square] & pieces; near; near &= near - 1) {
        Mask behind = tables.behind[square][first(near)];
        if (!(all & behind)) pieces ^= lowest(near) | behind;
    }
    return pieces | bit;
}

static int can_win_by_ghost(const Position *p) {
    int ghost = glided(p->ghost[OWN], p->ghost[OTHER]);
    const Mask *beside = ghost == IN_POOL ? 0 : tables.beside[ghost >> 1];
    int scared = beside && p->cats[OWN] & (beside[0] | beside[1]);
    Mask empty = whole_bed & ~occupied(p);
    for (int kind = KITTEN; kind <= CAT; kind++) {
        // A placed kitten adds no cat, so three must be there already; and where the ghost scares none of them, they stay.
        if (in_hand(p, kind) <= 0 || count(p->cats[OWN]) < (kind == CAT ? 2 : 3)) continue;
        if (kind == KITTEN && !scared) {
            if (wins(p)) return true;
            continue;
        }
        for (Mask left = empty; left; left &= left - 1) {
            Position begun = *p;
            begin(&begun, kind, tables.square[first(left)]);
            if (wins(&begun)) return true;
        }
    }
    return false;
}

// Whether the side to move can win with this very turn; the same answer as looking through its children, sooner.
static int can_win(const Position *p) {
    if (p->ghost[OWN] != IN_POOL) return can_win_by_ghost(p);
    int winner = edition == KITTENS ? KITTEN : CAT;
    Mask pieces = winner == CAT ? p->cats[OWN] : p->kittens[OWN];
    if (count(pieces) < 2) return false;
    // A kitten moves no cat, so a line of cats that the opponent has made stands.
    if (winner == CAT && in_hand(p, KITTEN) > 0 && lines(pieces)) return true;
    if (in_hand(p, winner) <= 0) return false;
    Mask all = occupied(p), empty = whole_bed & ~all, gaps = 0;
    for (int i = 0; i < 4; i++) {
        int step = STEPS[i];
        // The two of a pair hold each other, so whatever completes it from outside does so.
        Mask pairs = pieces & pieces >> step;
        if (empty & (pairs >> step | pairs << 2 * step)) return true;
        // What comes between two boops them apart, unless both are held from behind.
        Mask between = empty & pieces << step & pieces >> step;
        if (between & all << 2 * step & all >> 2 * step) return true;
        gaps |= between;
    }
    // What was booped is in no line with what booped it, as their middle is free. So else a line needs one that is booped into
    // a gap, or two that are booped beside a third; but for a line that stands already and an eighth cat.
    int anywhere = lines(pieces) || (winner == CAT && count(pieces) == PIECES_A_SIDE - 1);
    Mask left = anywhere ? empty : empty & (booping_into(pieces, gaps) | booping_two(pieces));
    for (; left; left &= left - 1) {
        Mask then = placed_among(pieces, all, lowest(left));
        if (lines(then) || (winner == CAT && count(then) == PIECES_A_SIDE)) return true;
    }
    return false;
}

static void prepare_rules(void) {
    whole_bed = 0;
    for (int square = 0; square < SQUARES; square++) whole_bed |= tables.bit[square];
}
