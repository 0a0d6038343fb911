#include "tiles/outer_parts.hpp"

#include <algorithm>

#include "base/error.hpp"

namespace boxflow {

void OuterParts::add(const Expr& expr) {
  std::vector<Expr> parts;
  expr.add_outer_parts(first_, end_, parts);
  for (Expr& part : parts) {
    if (std::find(parts_.begin(), parts_.end(), part) == parts_.end()) parts_.push_back(std::move(part));
  }
}

void OuterParts::add(const PlanBox& box) {
  if (box.guarded) add(box.guard);
  for (const Expr& bound : box.lo) add(bound);
  for (const Expr& bound : box.hi) add(bound);
}

void OuterParts::add_boxes(const Phase& phase, const RegionArrays& arrays) {
  for (const PhaseView& view : phase.views) {
    if (is_at_once(view, arrays)) continue;
    add(view.box_hull);
    for (const PlanBox& read : view.reads) add(read);
    for (const PlanWrite& write : view.writes) add(write.box);
  }
}

void OuterParts::add_flow(const Phase& phase, Communication scheme) {
  for (const FlowOut& flow : phase.flow_out) {
    for (const PlanBox& box : flow.boxes) add(box);
  }
  if (scheme != Communication::kFo) return;
  for (const FlowOutSet& set : phase.flow_out_sets) {
    for (const PlanBox& box : set.boxes) add(box);
  }
}

void OuterParts::add_arguments(const Launch& launch) {
  for (const Expr& scalar : launch.scalars) add(scalar);
  for (const Expr& threads : launch.grid) add(threads);
}

bool OuterParts::evaluate(std::span<const std::int64_t> slots, std::vector<std::int64_t>& values) const {
  try {
    for (const Expr& part : parts_) values.push_back(part.evaluate(slots));
  } catch (const Error& error) {
    if (!is_arithmetic_error(error)) throw;
    return false;
  }
  return true;
}

}  // namespace boxflow
