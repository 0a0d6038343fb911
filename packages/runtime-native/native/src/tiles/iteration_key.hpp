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
  // Slots before `first` never change. The caller compares slots from `end` on.
  IterationKey(std::size_t first, std::size_t end) : first_(first), end_(end) {}

  void add(const Expr& expr);
  // The boxes of the phase's tiles.
  void add_boxes(const Phase& phase, const RegionArrays& arrays);
  // The results that its tiles send, by this scheme.
  void add_flow(const Phase& phase, Communication scheme);
  // The scalars and the threads of a launch.
  void add_arguments(const Launch& launch);

  std::size_t size() const { return subterms_.size(); }
  // Appends the values of the subterms. Returns false if one of them has no value, even if an expression might not need
  // it.
  bool evaluate(std::span<const std::int64_t> slots, std::vector<std::int64_t>& values) const;

 private:
  void add(const PlanBox& box);

  std::size_t first_;
  std::size_t end_;
  std::vector<Expr> subterms_;  // without duplicates
};

}  // namespace boxflow
