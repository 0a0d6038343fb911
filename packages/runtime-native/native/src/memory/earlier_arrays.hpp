// Arrays that earlier regions left on the devices, as the buffers of a run see them.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "memory/buffer_set.hpp"

namespace boxflow {

class EarlierArrays {
 public:
  virtual ~EarlierArrays() = default;

  virtual bool empty() const = 0;
  // Returns the bytes of their buffers on a device.
  virtual std::size_t bytes(std::size_t device) const = 0;

  // Appends all of them to the arrays of the run, as foreign ones.
  virtual void move_all_to(RegionArrays& arrays) = 0;
  // Hands over the buffers of the arrays that have been moved.
  virtual std::vector<std::unique_ptr<Buffer>> take_buffers() = 0;
  // Keeps an array of the run in these buffers. Its directory says what of it the host has.
  virtual void add(RegionArray& array, std::vector<std::unique_ptr<Buffer>> buffers) = 0;
};

}  // namespace boxflow
