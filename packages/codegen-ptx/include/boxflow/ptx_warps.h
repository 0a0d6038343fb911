// Operations of the threads of a warp. The last thread of a mask to arrive computes the results of all of them.
#ifndef BOXFLOW_PTX_WARPS_H
#define BOXFLOW_PTX_WARPS_H

#include "boxflow/ptx_threads.h"

enum ptx_operation {
  ptx_warp_bar,
  ptx_shfl_up,
  ptx_shfl_down,
  ptx_shfl_bfly,
  ptx_shfl_idx,
  ptx_vote_all,
  ptx_vote_any,
  ptx_vote_uni,
  ptx_vote_ballot,
  ptx_match_any,
  ptx_match_all,
  ptx_redux_add,
  ptx_redux_min_u32,
  ptx_redux_max_u32,
  ptx_redux_min_s32,
  ptx_redux_max_s32,
  ptx_redux_and,
  ptx_redux_or,
  ptx_redux_xor,
};

static inline uint32_t ptx_lane(const ptx_thread *t) { return t->number % ptx_warp_size; }

static inline uint32_t ptx_redux(enum ptx_operation operation, uint32_t a, uint32_t b) {
  switch (operation) {
    case ptx_redux_add: return a + b;
    case ptx_redux_min_u32: return a < b ? a : b;
    case ptx_redux_max_u32: return a > b ? a : b;
    case ptx_redux_min_s32: return (int32_t)a < (int32_t)b ? a : b;
    case ptx_redux_max_s32: return (int32_t)a > (int32_t)b ? a : b;
    case ptx_redux_and: return a & b;
    case ptx_redux_or: return a | b;
    default: return a ^ b;
  }
}

// The lane that a shuffle reads. `inside` says whether it is in the segment; if not, the lane reads its own value.
static inline uint32_t ptx_source_lane(const ptx_thread *t, uint32_t *inside) {
  const uint32_t lane = ptx_lane(t), by = t->lane_argument & 31, clamp = t->clamp & 31, segment = t->clamp >> 8 & 31;
  const uint32_t last = (lane & segment) | (clamp & ~segment);
  int32_t source;
  switch (t->operation) {
    case ptx_shfl_up: source = (int32_t)(lane - by); break;
    case ptx_shfl_down: source = (int32_t)(lane + by); break;
    case ptx_shfl_bfly: source = (int32_t)(lane ^ by); break;
    default: source = (int32_t)((lane & segment) | (by & ~segment)); break;
  }
  *inside = t->operation == ptx_shfl_up ? source >= (int32_t)last : source <= (int32_t)last;
  return *inside ? (uint32_t)source : lane;
}

static inline void ptx_compute(ptx_thread *warp, ptx_thread *t, uint32_t mask) {
  if (t->operation >= ptx_shfl_up && t->operation <= ptx_shfl_idx) {
    const uint32_t source = ptx_source_lane(t, &t->predicate);
    t->result = (mask >> source & 1) != 0 ? warp[source].value : t->value;
    return;
  }
  uint32_t ones = 0, equal = 0, total = 0;
  int is_first = 1;
  for (uint32_t lane = 0; lane < ptx_warp_size; ++lane) {
    if ((mask >> lane & 1) == 0) continue;
    const ptx_thread *other = &warp[lane];
    ones |= (uint32_t)(other->value != 0) << lane;
    equal |= (uint32_t)(other->value == t->value) << lane;
    const uint32_t value = (uint32_t)other->value;
    total = is_first ? value : ptx_redux((enum ptx_operation)t->operation, total, value);
    is_first = 0;
  }
  switch (t->operation) {
    case ptx_vote_all: t->result = ones == mask; break;
    case ptx_vote_any: t->result = ones != 0; break;
    case ptx_vote_uni: t->result = ones == mask || ones == 0; break;
    case ptx_vote_ballot: t->result = ones; break;
    case ptx_match_any: t->result = equal; break;
    case ptx_match_all:
      t->predicate = equal == mask;
      t->result = equal == mask ? mask : 0;
      break;
    default: t->result = total; break;
  }
}

// Completes the operations of a warp whose threads have all arrived.
static void ptx_release_warp(ptx_block *b, uint32_t number) {
  ptx_thread *warp = &b->thread[number * ptx_warp_size];
  const uint32_t left = b->threads - number * ptx_warp_size, lanes = left < ptx_warp_size ? left : ptx_warp_size;
  uint32_t live = 0, tried = 0;
  for (uint32_t lane = 0; lane < lanes; ++lane) live |= (uint32_t)(warp[lane].state != ptx_ended) << lane;
  for (uint32_t first = 0; first < lanes; ++first) {
    if (warp[first].state != ptx_at_warp || (tried >> first & 1) != 0) continue;
    const uint32_t mask = warp[first].mask & live;
    int complete = 1;
    for (uint32_t lane = 0; lane < lanes; ++lane) {
      if ((mask >> lane & 1) == 0) continue;
      const ptx_thread *t = &warp[lane];
      complete &= t->state == ptx_at_warp && t->operation == warp[first].operation && t->mask == warp[first].mask;
    }
    if (!complete || (mask >> first & 1) == 0) continue;
    tried |= mask;
    for (uint32_t lane = 0; lane < lanes; ++lane) {
      if ((mask >> lane & 1) != 0) ptx_compute(warp, &warp[lane], mask);
    }
    for (uint32_t lane = 0; lane < lanes; ++lane) {
      if ((mask >> lane & 1) != 0) warp[lane].state = ptx_ready;
    }
  }
}

static __attribute__((noinline, unused)) uint64_t ptx_warp(ptx_thread *t, enum ptx_operation operation, uint32_t mask,
                                                          uint64_t value, uint32_t lane_argument, uint32_t clamp) {
  t->operation = operation;
  t->mask = mask;
  t->value = value;
  t->lane_argument = lane_argument;
  t->clamp = clamp;
  t->state = ptx_at_warp;
  ptx_release_warp(t->block, t->number / ptx_warp_size);
  while (t->state != ptx_ready) ptx_wait_for_others(t);
  return t->result;
}

// The threads of the warp that are at the same instruction once none of the block can go on without them.
static __attribute__((noinline, unused)) uint32_t ptx_activemask(ptx_thread *t, uint32_t instruction) {
  t->operation = instruction;
  t->state = ptx_at_activemask;
  while (t->state != ptx_ready) ptx_wait_for_others(t);
  return (uint32_t)t->result;
}

static int ptx_release_activemask(ptx_block *b) {
  int released = 0;
  for (uint32_t i = 0; i < b->threads; ++i) {
    if (b->thread[i].state != ptx_at_activemask) continue;
    const uint32_t first = i / ptx_warp_size * ptx_warp_size;
    const uint32_t end = first + ptx_warp_size < b->threads ? first + ptx_warp_size : b->threads;
    const uint32_t instruction = b->thread[i].operation;
    uint32_t mask = 0;
    for (uint32_t j = first; j < end; ++j) {
      const ptx_thread *t = &b->thread[j];
      mask |= (uint32_t)(t->state == ptx_at_activemask && t->operation == instruction) << (j - first);
    }
    for (uint32_t j = first; j < end; ++j) {
      if ((mask >> (j - first) & 1) == 0) continue;
      b->thread[j].result = mask;
      b->thread[j].state = ptx_ready;
    }
    released = 1;
  }
  return released;
}

#endif
