// Proofs: whether the side to move forces a win within n of its own turns, whatever the opponent does. No evaluation.
#pragma once
#include "root.h"

static int forces(const Position *p, int within, Child *room);

static int out_of_reach(const Child *room) {
    if (stop_flag || nodes >= most_nodes || !fits(room)) stopped = true;
    return stopped;
}

// The kind and the square of the reply that held last: where one holds, it often holds after the next turn, too.
static int last_kind, last_square;

static int holds_at(const Position *p, int kind, int square, Child *room) {
    Child *end = placings(p, true, kind, square, room);
    for (const Child *reply = room; reply < end; reply++) {
        if (!can_win(&reply->position)) return last_kind = kind, last_square = square, true;
    }
    return false;
}

// Does some reply leave no win at once? Most often one of the first does, so that the others are never made.
static int some_reply_holds(const Position *p, Child *room) {
    Mask empty = whole_bed & ~occupied(p);
    if (empty & tables.bit[last_square] && in_hand(p, last_kind) > 0 && holds_at(p, last_kind, last_square, room)) {
        return true;
    }
    for (int kind = KITTEN; kind <= CAT; kind++) {
        if (in_hand(p, kind) <= 0) continue;
        for (Mask left = empty; left; left &= left - 1) {
            if (holds_at(p, kind, tables.square[first(left)], room)) return true;
        }
    }
    return false;
}

// The opponent is to move: does every reply leave a forced win?
static int is_lost(const Position *p, int within, Child *room) {
    nodes++;
    if (out_of_reach(room) || can_win(p)) return false;
    if (within == 1) return !some_reply_holds(p, room);
    int many = children(p, true, room);
    for (int i = 0; i < many; i++) {
        if (!can_win(&room[i].position) && !forces(&room[i].position, within, room + many)) return false;
    }
    return true;
}

static int forces(const Position *p, int within, Child *room) {
    nodes++;
    if (within == 1 || out_of_reach(room)) return false;
    int many = children(p, true, room);
    for (int fewer = 1; fewer < within; fewer++) {
        for (int i = 0; i < many; i++) {
            if (is_lost(&room[i].position, fewer, room + many)) return true;
        }
    }
    return false;
}

// The least number of own turns, up to `most`, in which a win is forced, and `won` marked on each first turn that does so.
// 0 if there is none; -1 if that could not be settled within the limit.
static int prove(const Position *p, int most, u64 limit) {
    nodes = 0, most_nodes = limit, stopped = false;
    turn_count = children(p, true, turns);
    Child *room = turns + turn_count;
    for (int within = 1, found = 0; within <= most; within++) {
        for (int i = 0; i < turn_count; i++) {
            if (within > 1) turns[i].won = is_lost(&turns[i].position, within - 1, room);
            found += turns[i].won;
        }
        if (stopped) return -1;
        if (found) return within;
    }
    return 0;
}
