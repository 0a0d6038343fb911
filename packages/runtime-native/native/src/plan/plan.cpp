#include "plan/plan.hpp"

#include <algorithm>

namespace boxflow {

bool PlanBox::evaluate(std::span<const std::int64_t> slots, const Box& bounds, Box& box) const {
  if (guarded && guard.evaluate(slots) == 0) return false;
  box.rank = bounds.rank;
  for (int d = 0; d < bounds.rank; ++d) {
    const auto position = static_cast<std::size_t>(d);
    box.lo[position] = std::max(lo[position].evaluate(slots), bounds.lo[position]);
    box.hi[position] = std::min(hi[position].evaluate(slots), bounds.hi[position]);
    if (box.hi[position] <= box.lo[position]) return false;
  }
  return true;
}

std::vector<std::string> array_names(const Plan& plan) {
  std::vector<std::string> names;
  for (const PlanArray& array : plan.arrays) names.push_back(array.name);
  return names;
}

}  // namespace boxflow
