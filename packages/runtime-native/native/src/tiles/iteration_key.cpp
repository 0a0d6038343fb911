#include "tiles/iteration_key.hpp"

#include <algorithm>

#include "base/error.hpp"

namespace boxflow {

void IterationKey::add(const Expr& expr) {
  std::vector<Expr> subterms;
  expr.add_outer_subterms(first_, end_, subterms);
  for (Expr& subterm : subterms) {
    if (std::find(subterms_.begin(), subterms_.end(), subterm) != subterms_.end()) continue;
    subterms_.push_back(std::move(subterm));
  }
}

void IterationKey::add(const PlanBox& box) {
  if (box.guarded) add(box.guard);
  for (const Expr& bound : box.lo) add(bound);
  for (const Expr& bound : box.hi) add(bound);
}

void IterationKey::add_boxes(const Phase& phase, const RegionArrays& arrays) {
  for (const PhaseView& view : phase.views) {
    if (is_preloaded(view, arrays)) continue;
    add(view.box_hull);
    for (const PlanBox& read : view.reads) add(read);
    for (const PlanWrite& write : view.writes) add(write.box);
  }
}

void IterationKey::add_flow(const Phase& phase, Communication scheme) {
  for (const FlowOut& flow : phase.flow_out) {
    for (const PlanBox& box : flow.boxes) add(box);
  }
  if (scheme != Communication::kFo) return;
  for (const FlowOutSet& set : phase.flow_out_sets) {
    for (const PlanBox& box : set.boxes) add(box);
  }
}

void IterationKey::add_arguments(const Launch& launch) {
  for (const Expr& scalar : launch.scalars) add(scalar);
  for (const Expr& threads : launch.grid) add(threads);
}

bool IterationKey::evaluate(std::span<const std::int64_t> slots, std::vector<std::int64_t>& values) const {
  try {
    for (const Expr& subterm : subterms_) values.push_back(subterm.evaluate(slots));
  } catch (const Error& error) {
    if (!is_arithmetic_error(error)) throw;
    return false;
  }
  return true;
}

}  // namespace boxflow
