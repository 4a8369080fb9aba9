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

static const Position *asked(void) {
    edition = desk.edition;
    return &desk.position;
}

EXPORT(tables_at) void *tables_at(void) { return &tables; }
EXPORT(nets_at) void *nets_at(void) { return nets; }
EXPORT(desk_at) void *desk_at(void) { return &desk; }
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
EXPORT(evaluate) int evaluate_now(void) { return evaluate(asked()); }

EXPORT(forget_history) void forget(void) { forget_history(); }
// A position that stood in the match; `same_side` if whoever is to move now was to move then.
EXPORT(remember) void remember_asked(int same_side) {
    u64 key = key_of(asked());
    remember(same_side ? key : key ^ side_key);
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
EXPORT(turn_count) int count_turns(void) { return turn_count; }

