// The search: alpha-beta with iterative deepening. Scores are told from the side to move.
#pragma once
#include "evaluation.h"
#include "memory.h"

enum { WIN = 30000, FAR_WIN = WIN - 1000, INFINITE = 32000 };  // a win in n turns of both together is WIN - n

static u64 nodes, most_nodes;
static int repetition;          // the value of coming back to a position, for whoever is to move at the root
static volatile int stop_flag;  // written from outside, from another thread
static int stopped, iteration;
static Turn killers[MAX_DEPTH + 2];

// How often a kind on a square was the best turn: the history heuristic.
typedef struct {
    int praise[128];
} Habits;
static Habits habits;

// Each ply's turns stand behind those of the ply before.
enum { ROOM = 4 * MAX_CHILDREN };
static Child children_room[ROOM];

static inline int fits(const Child *at) { return at + MAX_CHILDREN <= children_room + ROOM; }

static inline int habit(Turn turn) { return turn >> 48 & 127; }

// The first iteration is always finished, so that there is a turn to play whatever happens.
static int must_stop(void) {
    if (stop_flag || nodes >= most_nodes) stopped = true;
    return stopped && iteration > 1;
}

// Wins are told from the root in a search, from the position itself in the table.
static inline int from_table(int score, int ply) {
    return score > FAR_WIN ? score - ply : score < -FAR_WIN ? score + ply : score;
}
static inline int to_table(int score, int ply) { return from_table(score, -ply); }

static void keep(u64 key, int depth, int ply, int score, int bound, Turn turn) {
    *entry_of(key) = (Entry){key, turn, to_table(score, ply), depth, bound, search_number};
}

// The value of coming back to a position, for whoever is to move at this ply: what one side dislikes suits the other.
static inline int repeated(int ply) { return ply & 1 ? -repetition : repetition; }

// The value of a position after the last turn that is looked at: what the opponent can win at once is seen exactly.
static int leaf(const Before *before, const Position *p, int ply, int than) {
    nodes++;
    int score = -evaluate_after(before, p);
    if (score <= than) return score;
    if (can_win(p)) return ply + 2 - WIN;
    return stood(key_of(p), ply + 1) ? repeated(ply) : score;
}

// How much less deep a turn is looked at, the later it stands in the order.
static int reduction(int depth, int number) {
    if (depth < 2 || number < 3) return 0;
    int less = (number < 12 ? 1 : 2) + (depth >= 5 && number >= 8) + (depth >= 5 && number >= 24);
    return less < depth - 1 ? less : depth - 2;
}

static void order(const Position *p, Child *list, int many, Turn known, int ply, const Habits *praised) {
    const Before before = before_turns(p);
    for (Child *child = list; child < list + many; child++) {
        child->score = child->turn == known ? INFINITE * 100
                     : -evaluate_after(&before, &child->position) * 4 + (praised->praise[habit(child->turn)] >> 5)
                           + (child->turn == killers[ply]) * 256;
    }
}

// Bring the best of the rest to the front.
static Child *pick(Child *rest, const Child *end) {
    Child *best = rest;
    int highest = rest->score;
    for (Child *child = rest + 1; child < end; child++) {
        int higher = child->score > highest;
        best = higher ? child : best;
        highest = higher ? child->score : highest;
    }
    if (best == rest) return rest;
    Child chosen = *best;
    *best = *rest;
    *rest = chosen;
    return rest;
}

static void praise(Turn turn, int depth, int ply) {
    killers[ply] = turn;
    int *praised = &habits.praise[habit(turn)];
    *praised += depth * depth;
    if (*praised < 1 << 20) return;
    for (int i = 0; i < 128; i++) habits.praise[i] /= 2;
}

static int search(const Position *p, int depth, int alpha, int beta, int ply, Child *list);

// A turn's value: by a narrow window first, which only says whether it is better than the best so far.
static int try_turn(Child *child, int number, int depth, int alpha, int beta, int ply, Child *room) {
    const Position *then = &child->position;
    int score = 0;
    if (number > 0) {
        int less = reduction(depth, number);
        score = -search(then, depth - 1 - less, -alpha - 1, -alpha, ply + 1, room);
        if (score > alpha && less) score = -search(then, depth - 1, -alpha - 1, -alpha, ply + 1, room);
        if (score <= alpha || score >= beta) return score;
    }
    return -search(then, depth - 1, -beta, -alpha, ply + 1, room);
}

// The value of the best turn, which `turn` becomes, by what stands after each; no more are made once one is worth `beta`.
static int best_leaf(const Position *p, int beta, int ply, Turn *turn, Child *list) {
    int best = -INFINITE;
    const Before before = before_turns(p);
    Mask empty = whole_bed & ~occupied(p);
    for (int kind = KITTEN; kind <= CAT; kind++) {
        if (in_hand(p, kind) <= 0) continue;
        for (Mask left = empty; left; left &= left - 1) {
            const Child *end = placings(p, false, kind, tables.square[first(left)], list);
            for (const Child *child = list; child < end; child++) {
                int score = leaf(&before, &child->position, ply, best);
                if (score > best) best = score, *turn = child->turn;
                if (best >= beta) return best;
            }
        }
    }
    return best;
}

static int search(const Position *p, int depth, int alpha, int beta, int ply, Child *list) {
    nodes++;
    if (must_stop()) return 0;
    u64 key = key_of(p);
    if (stood(key, ply)) return repeated(ply);
    path[ply] = ply & 1 ? key ^ side_key : key;

    Entry *known = entry_of(key);
    Turn turn = NO_TURN;
    if (known->key == key && known->search == search_number) {
        turn = known->turn;
        int score = from_table(known->score, ply);
        int enough = known->bound == EXACT || (known->bound == AT_LEAST ? score >= beta : score <= alpha);
        if (known->depth >= depth && enough) return score;
    }
    if (can_win(p)) return WIN - ply - 1;
    if (!fits(list)) return evaluate(p);

    int lowest = alpha, best = -INFINITE;
    if (depth <= 1 || ply >= MAX_DEPTH) {
        best = best_leaf(p, beta, ply, &turn, list);
    } else {
        // The turn that was the best before is most often enough, so the others are made only after it; but they are put in
        // the order that they would have had before it.
        const Turn best_before = turn;
        const Habits praised = habits;
        int many = child_of(p, false, best_before, list), all = false;
        for (int number = 0; alpha < beta; number++) {
            if (number == many && !all) {
                many = children(p, false, list), all = true;
                order(p, list, many, best_before, ply, &praised);
                if (number > 0) pick(list, list + many);
            }
            if (number == many) break;
            Child *child = pick(list + number, list + many);
            int score = try_turn(child, number, depth, alpha, beta, ply, list + many);
            if (stopped && iteration > 1) return 0;
            if (score > best) best = score, turn = child->turn;
            if (score > alpha) alpha = score;
        }
        if (best >= beta) praise(turn, depth, ply);
    }
    keep(key, depth, ply, best, best >= beta ? AT_LEAST : best > lowest ? EXACT : AT_MOST, turn);
    return best;
}
