// Keeps launches apart that PoCL confuses.
//
// PoCL (seen in 3.1) looks for compiled kernels by kernel, group shape and the widest grid an entry was made for, so a
// wider grid makes a second entry; but a command that ends gives back the first entry of its kernel and group shape,
// whichever it used. With commands of both under way that aborts the process. So a grid that is wider than all before
// it runs alone among the launches of its kernel and group shape: from then on only its entry is found.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "device/device.hpp"
#include "device/opencl/opencl_api.hpp"
#include "device/opencl/opencl_event.hpp"

namespace boxflow::opencl {

class WideningGrids {
 public:
  struct Group {
    std::size_t source;  // a hash of the program's text
    std::string kernel;
    std::array<std::size_t, 3> shape;  // threads of a group
    auto operator<=>(const Group&) const = default;
  };

  // PoCL's entries are the process's.
  static WideningGrids& of_process();

  // Returns the event of `queue` that `enqueue` returns. If a grid of `width` threads is wider than all earlier ones of
  // its group, it waits for those, and later ones wait for it. Queues are in order.
  EventRef launch(const Api& api, const Group& group, std::size_t width, Queue queue,
                  const std::function<EventRef()>& enqueue);

  // Forgets a queue that has no launch under way.
  void forget(Queue queue);

 private:
  struct Launches {
    std::size_t widest = 0;
    std::map<Queue, EventRef> last;  // by queue
  };

  std::mutex mutex_;
  std::map<Group, Launches> groups_;
};

}  // namespace boxflow::opencl
