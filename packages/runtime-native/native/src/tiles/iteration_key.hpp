// The subterms of a phase's expressions that depend on its host iterators. If their values are the same in two
// iterations, so is whatever is made of them, for the same tiles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/options.hpp"
#include "coherence/region_arrays.hpp"
#include "plan/expr.hpp"
#include "plan/plan.hpp"

namespace boxflow {

class IterationKey {
 public:
  // Of expressions whose slots before `first` never change, and those from `end` on are looked at by others.
  IterationKey(std::size_t first, std::size_t end) : first_(first), end_(end) {}

  void add(const Expr& expr);
  // The boxes of the phase's tiles.
  void add_boxes(const Phase& phase, const RegionArrays& arrays);
  // What its tiles have for whom, by this scheme.
  void add_flow(const Phase& phase, Communication scheme);
  // The scalars and the threads of a launch.
  void add_arguments(const Launch& launch);

  std::size_t size() const { return subterms_.size(); }
  // Appends their values. False where one of them has none: some expression may not ask for it.
  bool evaluate(std::span<const std::int64_t> slots, std::vector<std::int64_t>& values) const;

 private:
  void add(const PlanBox& box);

  std::size_t first_;
  std::size_t end_;
  std::vector<Expr> subterms_;  // each once
};

}  // namespace boxflow
