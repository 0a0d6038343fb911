// The owner of memory: a device of the run, by its number, or the host.
#pragma once

#include <compare>
#include <cstddef>

namespace boxflow {

class DeviceId {
 public:
  // The host.
  constexpr DeviceId() = default;
  explicit constexpr DeviceId(std::size_t number) : row_(number + 1) {}

  constexpr bool is_host() const { return row_ == 0; }
  // Returns the device's number; it is not the host.
  constexpr std::size_t number() const { return row_ - 1; }
  // Returns 0 for the host and 1, 2, … for the devices, as a position in tables of both.
  constexpr std::size_t row() const { return row_; }

  friend constexpr auto operator<=>(DeviceId, DeviceId) = default;

 private:
  std::size_t row_ = 0;
};

inline constexpr DeviceId kOnHost{};

}  // namespace boxflow
