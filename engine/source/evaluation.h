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

static inline void add_row(i16 *sum, const i16 *row) {
    for (int i = 0; i < HIDDEN; i++) sum[i] += row[i];
}

static inline void add_pieces(i16 *sum, const i16 (*rows)[HIDDEN], Mask pieces) {
    for (; pieces; pieces &= pieces - 1) add_row(sum, rows[tables.square[first(pieces)]]);
}

static int evaluate(const Position *p) {
    i16 sum[HIDDEN] __attribute__((aligned(16)));
    for (int i = 0; i < HIDDEN; i++) sum[i] = nets[edition].hidden[i];
    for (int side = OWN; side <= OTHER; side++) {
        add_pieces(sum, nets[edition].input + OF_KITTENS + side * SQUARES, p->kittens[side]);
        add_pieces(sum, nets[edition].input + OF_CATS + side * SQUARES, p->cats[side]);
        add_row(sum, nets[edition].input[OF_GROWN + side * (PIECES_A_SIDE + 1) + p->grown[side]]);
    }
    int score = 0;
    for (int i = 0; i < HIDDEN; i++) score += (sum[i] > 0 ? sum[i] : 0) * nets[edition].output[i];
    score = (score + nets[edition].bias) >> OUTPUT_SHIFT;
    return score > MAX_EVALUATION ? MAX_EVALUATION : score < -MAX_EVALUATION ? -MAX_EVALUATION : score;
}
