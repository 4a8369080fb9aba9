// How good a position is for the side to move: a small net, one for each edition, trained by `python -m engine train`.
#pragma once
#include "rules.h"

enum { HIDDEN = 64 };
enum { OF_KITTENS = 0, OF_CATS = 2 * SQUARES, OF_GROWN = 4 * SQUARES, INPUTS = 4 * SQUARES + 2 * (PIECES_A_SIDE + 1) };

// Whole numbers, so that every machine plays alike. The first layer is in units of 1 / 256; the output, and with it a
// score, is in hundredths: 100 more multiply the odds of winning by e.
static struct {
    i16 input[INPUTS][HIDDEN];  // what each kitten, cat and count of cats adds to each hidden value
    i16 hidden[HIDDEN];         // what they start from
    i16 output[HIDDEN];
    int bias;
} nets[EDITIONS];

enum { OUTPUT_SHIFT = 14, MAX_EVALUATION = 9000 };

// All hidden values at once, or what something adds to them.
typedef i16 Row __attribute__((vector_size(2 * HIDDEN), aligned(2)));
// As many of them as one instruction multiplies, and their products, added up in pairs.
enum { EIGHT = 8 };
typedef i16 Values __attribute__((vector_size(2 * EIGHT), aligned(2)));
typedef int Products __attribute__((vector_size(2 * EIGHT)));

static inline Row row(const i16 *values) { return *(const Row *)values; }

static inline Row with_pieces(Row sum, const i16 (*rows)[HIDDEN], Mask pieces) {
    for (; pieces; pieces &= pieces - 1) sum += row(rows[tables.square[first(pieces)]]);
    return sum;
}

static inline Row without_pieces(Row sum, const i16 (*rows)[HIDDEN], Mask pieces) {
    for (; pieces; pieces &= pieces - 1) sum -= row(rows[tables.square[first(pieces)]]);
    return sum;
}

static inline Row grown_row(const Position *p, int side) {
    return row(nets[edition].input[OF_GROWN + side * (PIECES_A_SIDE + 1) + p->grown[side]]);
}

static Row hidden_values(const Position *p) {
    Row sum = row(nets[edition].hidden);
    for (int side = OWN; side <= OTHER; side++) {
        sum = with_pieces(sum, nets[edition].input + OF_KITTENS + side * SQUARES, p->kittens[side]);
        sum = with_pieces(sum, nets[edition].input + OF_CATS + side * SQUARES, p->cats[side]);
        sum += grown_row(p, side);
    }
    return sum;
}

static inline int output_of(Row hidden) {
    const Values *values = (const Values *)&hidden, *weights = (const Values *)nets[edition].output;
    Products sum = {0};
    for (int i = 0; i < HIDDEN / EIGHT; i++) {
        // Not left to the compiler: it multiplies in wider numbers, which takes twice as many instructions.
        sum += __builtin_wasm_dot_s_i32x4_i16x8(__builtin_elementwise_max(values[i], (Values){0}), weights[i]);
    }
    int score = (__builtin_reduce_add(sum) + nets[edition].bias) >> OUTPUT_SHIFT;
    return score > MAX_EVALUATION ? MAX_EVALUATION : score < -MAX_EVALUATION ? -MAX_EVALUATION : score;
}

static int evaluate(const Position *p) { return output_of(hidden_values(p)); }

// A position as the opponent sees it, with its hidden values: those after a turn differ from them by little.
typedef struct {
    Position position;
    Row hidden;
} Before;

static Before before_turns(const Position *p) {
    Before before = {
        .position = {
            .kittens = {p->kittens[OTHER], p->kittens[OWN]},
            .cats = {p->cats[OTHER], p->cats[OWN]},
            .grown = {p->grown[OTHER], p->grown[OWN]},
        },
    };
    before.hidden = hidden_values(&before.position);
    return before;
}

// The same as evaluate(p), sooner, of a position after a turn.
static int evaluate_after(const Before *before, const Position *p) {
    const Position *was = &before->position;
    Row sum = before->hidden;
    for (int side = OWN; side <= OTHER; side++) {
        const i16 (*of_kittens)[HIDDEN] = nets[edition].input + OF_KITTENS + side * SQUARES;
        const i16 (*of_cats)[HIDDEN] = nets[edition].input + OF_CATS + side * SQUARES;
        sum = with_pieces(sum, of_kittens, p->kittens[side] & ~was->kittens[side]);
        sum = without_pieces(sum, of_kittens, was->kittens[side] & ~p->kittens[side]);
        sum = with_pieces(sum, of_cats, p->cats[side] & ~was->cats[side]);
        sum = without_pieces(sum, of_cats, was->cats[side] & ~p->cats[side]);
    }
    // Only whose turn it was, now the other, lets some grow up.
    if (p->grown[OTHER] != was->grown[OTHER]) sum += grown_row(p, OTHER) - grown_row(was, OTHER);
    return output_of(sum);
}
