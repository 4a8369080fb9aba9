// The root: every turn of the position that is asked about, looked at deeper and deeper.
#pragma once
#include "search.h"

static Child *const turns = children_room;
static int turn_count, depth_done;
static Before asked_before;        // of the position that is asked about
static Child spare[MAX_CHILDREN];  // for whoever puts the turns into another order

// The turns from `from` on, the better ones first; those alike keep their order.
static void sort_turns(int from, int to) {
    if (to - from < 2) return;
    int middle = (from + to) / 2;
    sort_turns(from, middle);
    sort_turns(middle, to);
    int left = from, right = middle, at = from;
    while (left < middle || right < to) {
        int take_left = right >= to || (left < middle && turns[left].score >= turns[right].score);
        spare[at++] = turns[take_left ? left++ : right++];
    }
    for (int i = from; i < to; i++) turns[i] = spare[i];
}

// Those within the margin come first, in order. What is only known of the others is no better than an old guess.
static void arrange(const int *scores, int best, int margin) {
    int near = 0, far = 0;
    for (int i = 0; i < turn_count; i++) {
        turns[i].score = scores[i];
        if (scores[i] > best - margin || scores[i] == best) turns[near++] = turns[i];
        else spare[far++] = turns[i];
    }
    for (int i = 0; i < far; i++) turns[near + i] = spare[i];
    sort_turns(0, near);
}

// A turn's value, exact where it is within the margin of the best; a worse one's is only known to be no better.
static int look_at(Child *child, int number, int depth, int best, int margin, Child *room) {
    if (child->won) return WIN - 1;
    if (depth == 0) return -evaluate(&child->position);
    int alpha = best - margin < -INFINITE ? -INFINITE : best - margin;
    if (depth == 1) return leaf(&asked_before, &child->position, 0, alpha);
    if (margin == 0) return try_turn(child, number, depth, alpha, INFINITE, 0, room);
    return -search(&child->position, depth - 1, -INFINITE, -alpha, 1, room);
}

// One iteration. If it is stopped, the turns keep the scores and the order of the one before, but for a better turn
// that was found already: it comes first.
static void look_at_all(int depth, int margin, Child *room) {
    static int scores[MAX_CHILDREN];
    int best = -INFINITE, best_at = 0;
    for (int i = 0; i < turn_count; i++) {
        scores[i] = look_at(&turns[i], i, depth, best, margin, room);
        if (stopped && iteration > 1) break;
        if (scores[i] > best) best = scores[i], best_at = i;
    }
    if (stopped && iteration > 1) {
        Child better = turns[best_at];
        if (best > -INFINITE) better.score = best;
        for (int i = best_at; i > 0; i--) turns[i] = turns[i - 1];
        turns[0] = better;
        return;
    }
    arrange(scores, best, margin);
    depth_done = depth;
}

static int is_decided(int margin) {
    return margin == 0 && (turns[0].score > FAR_WIN || turns[0].score < -FAR_WIN);
}

// After each turn, it once more with the ghost entering on each stitch: as good, as far as is known yet.
static void add_entries(void) {
    int many = turn_count;
    for (int i = 0; i < many; i++) spare[i] = turns[i];
    Child *out = turns;
    for (int i = 0; i < many; i++) {
        *out++ = spare[i];
        for (int j = 0; j < ENTRIES; j++) {
            // The opponent is to move in the position after the turn, so whose turn it was is the other there.
            if (tables.entry[j] >> 1 == spare[i].position.ghost[OWN] >> 1) continue;
            *out = spare[i];
            out->position.ghost[OTHER] = tables.entry[j];
            out->turn |= (u64)(tables.entry[j] + 1) << 55;
            out++;
        }
    }
    turn_count = out - turns;
}

// Where the ghost enters is thought of last, for the best turn alone: it seldom matters, and there are twenty ways.
static void think_of_entering(int margin, u64 limit) {
    Turn best = turns[0].turn;
    add_entries();
    int all = turn_count, ways = 0;
    while (ways < all && (turns[ways].turn & ~(127ull << 55)) == best) ways++;
    if (depth_done < 2 || is_decided(margin) || stop_flag) return;
    most_nodes = limit, stopped = false;
    turn_count = ways;
    // The room behind all turns is used, for those that follow must stay.
    look_at_all(depth_done, margin, turns + all);
    turn_count = all;
}

static void think(const Position *p, int depth, int margin, u64 limit, int value_of_repetition) {
    int entering = edition == GHOST && p->ghost[OWN] == IN_POOL;
    nodes = 0, most_nodes = entering ? limit - limit / 4 : limit;
    stopped = false, iteration = 0, depth_done = 0;
    repetition = value_of_repetition;
    search_number++;
    for (int i = 0; i < 128; i++) habits.praise[i] = 0;
    for (int i = 0; i < MAX_DEPTH + 2; i++) killers[i] = NO_TURN;
    path[0] = key_of(p);
    asked_before = before_turns(p);
    turn_count = children(p, false, turns);
    look_at_all(0, INFINITE, turns + turn_count);
    for (iteration = 1; iteration <= depth && !stopped && !is_decided(margin); iteration++) {
        look_at_all(iteration, margin, turns + turn_count);
    }
    if (entering) think_of_entering(margin, limit);
}

// The turns that both sides are expected to play, the first of the turns first; returns how many.
static int best_line(Turn *line, int most) {
    Child *room = turns + turn_count;
    Position p = turns[0].position;
    int length = 0, over = turns[0].won;
    line[length++] = turns[0].turn;
    while (length < most && !over) {
        u64 key = key_of(&p);
        const Entry *known = entry_of(key);
        Turn next = known->key == key && known->search == search_number ? known->turn : NO_TURN;
        int many = children(&p, false, room), wins_now = can_win(&p), i = 0;
        while (i < many && (wins_now ? !room[i].won : room[i].turn != next)) i++;
        if (i == many) break;
        line[length++] = room[i].turn;
        over = room[i].won;
        p = room[i].position;
    }
    return length;
}
