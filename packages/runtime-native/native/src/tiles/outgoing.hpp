// The boxes of arrays that a tile sends to devices, each once.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "geometry/box.hpp"

namespace boxflow {

struct Outgoing {
  std::size_t array = 0;
  std::size_t device = 0;
  Box box;
};

class OutgoingList {
 public:
  // Adds a box unless the device already gets all of it: most parts of a device need the same.
  void add(std::size_t array, std::size_t device, const Box& box);
  void clear();
  void swap(OutgoingList& other);
  std::span<const Outgoing> all() const { return all_; }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  std::vector<Outgoing> all_;
  std::vector<std::size_t> last_;    // by device: its last position in `all_`
  std::vector<std::size_t> before_;  // by position in `all_`, the one before it for the same device
};

}  // namespace boxflow
