// Devices in rows and columns, row after row: phases with two distribution dimensions are dealt to rows of devices by
// the first one, and to columns by the second.
#pragma once

#include <cstddef>

#include "placement/active_devices.hpp"

namespace boxflow {

class DeviceGrid {
 public:
  // All in one column.
  static DeviceGrid column_of(const ActiveDevices& devices) { return {devices, 1}; }
  // Returns the squarest grid without empty places, with at least as many rows as columns: 4 are 2 x 2, 6 are 3 x 2, 7
  // are 7 x 1.
  static DeviceGrid squarest_of(const ActiveDevices& devices) {
    std::size_t columns = 1;
    for (std::size_t each = 2; each * each <= devices.size(); ++each) {
      if (devices.size() % each == 0) columns = each;
    }
    return {devices, columns};
  }

  std::size_t rows() const { return devices_.size() / columns_; }
  std::size_t columns() const { return columns_; }
  std::size_t at(std::size_t row, std::size_t column) const { return devices_[row * columns_ + column]; }

 private:
  DeviceGrid(const ActiveDevices& devices, std::size_t columns) : devices_(devices), columns_(columns) {}

  ActiveDevices devices_;
  std::size_t columns_;
};

}  // namespace boxflow
