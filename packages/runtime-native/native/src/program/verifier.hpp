// Compares what regions computed on devices with what the sequential program computes, for BOXFLOW_VERIFY.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "plan/plan.hpp"
#include "run/verify.hpp"

namespace boxflow {

class Verifier {
 public:
  // `bytes` of each region are compared at least, in all its calls together, and its first calls in any case.
  explicit Verifier(std::uint64_t bytes) : bytes_(bytes) {}

  // Returns whether this call of a region is compared, and counts it. Later calls of large arrays are not.
  bool takes(const Plan& plan, const RegionArrays& arrays);
  // Compares the devices' results with those that the arrays have now. Returns a message for each array that differs.
  std::vector<std::string> compare(const Plan& plan, const RegionArrays& arrays, const Snapshot& results);

  bool all_equal() const { return different_elements_ == 0; }
  // Says what was compared, and what was not, in a line each.
  std::string report() const;

 private:
  // What was compared of a region, with bytes of the arrays in all calls together.
  struct Compared {
    std::uint64_t calls = 0;
    std::uint64_t bytes = 0;
  };

  std::uint64_t bytes_;
  std::map<const Plan*, Compared> compared_;
  std::uint64_t calls_ = 0;
  std::uint64_t elements_ = 0;
  std::uint64_t different_elements_ = 0;
  std::uint64_t unverified_calls_ = 0;
};

}  // namespace boxflow
