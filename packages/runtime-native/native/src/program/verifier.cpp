#include "program/verifier.hpp"

#include "base/plural.hpp"
#include "report/summary.hpp"

namespace boxflow {

namespace {

// Calls of a region that are compared however large their arrays are.
constexpr std::uint64_t kFirstCalls = 100;

std::uint64_t live_out_bytes(const RegionArrays& arrays) {
  std::uint64_t bytes = 0;
  for (const RegionArray& array : arrays) {
    if (array.plan->live_out) bytes += static_cast<std::uint64_t>(volume(array.bounds)) * array.element_bytes;
  }
  return bytes;
}

std::string message_of(const Plan& plan, const Difference& difference) {
  return plan.origin + ": error BF5040: " + difference.array + difference.index + " is " + difference.devices +
         " on the devices and " + difference.sequential + " sequentially; " + std::to_string(difference.count) +
         " of " + std::to_string(difference.elements) + " elements of " + difference.array + " differ";
}

}  // namespace

bool Verifier::takes(const Plan& plan, const RegionArrays& arrays) {
  Compared& compared = compared_[&plan];
  if (compared.calls >= kFirstCalls && compared.bytes >= bytes_) {
    unverified_calls_ += 1;
    return false;
  }
  compared.calls += 1;
  compared.bytes += live_out_bytes(arrays);
  return true;
}

std::vector<std::string> Verifier::compare(const Plan& plan, const RegionArrays& arrays, const Snapshot& results) {
  calls_ += 1;
  std::vector<std::string> messages;
  const Snapshot sequential(arrays);
  for (const RegionArray& array : arrays) {
    if (!array.plan->live_out) continue;
    elements_ += static_cast<std::uint64_t>(volume(array.bounds));
    const auto difference =
        first_difference(array, results.of(array.host->array), sequential.of(array.host->array));
    if (!difference) continue;
    different_elements_ += difference->count;
    messages.push_back(message_of(plan, *difference));
  }
  return messages;
}

std::string Verifier::report() const {
  const std::string regions = plural(calls_, "region", "regions") + ", ";
  std::string text = all_equal() ? "verified: " + regions + std::to_string(elements_) + " elements equal"
                                 : "verification failed: " + regions + std::to_string(different_elements_) + " of " +
                                       std::to_string(elements_) + " elements differ";
  if (unverified_calls_ == 0) return text;
  return text + "\nnot verified: " + plural(unverified_calls_, "later call", "later calls") +
         ", which ran on devices only; of each region, the first calls are compared, up to " + bytes_text(bytes_) +
         " of arrays";
}

}  // namespace boxflow
