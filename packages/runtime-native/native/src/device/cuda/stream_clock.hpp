// A point in the work of all streams, as a vector clock: how many events of each stream have been recorded before it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/small_vector.hpp"

namespace boxflow::cuda {

class StreamClock {
 public:
  // Streams are numbered, and their events from 1 on.
  bool covers(std::size_t stream, std::uint64_t event) const {
    return stream < events_.size() && event <= events_[stream];
  }
  void advance(std::size_t stream, std::uint64_t event) {
    while (events_.size() <= stream) events_.push_back(0);
    events_[stream] = std::max(events_[stream], event);
  }
  void advance(const StreamClock& other) {
    for (std::size_t stream = 0; stream < other.events_.size(); ++stream) advance(stream, other.events_[stream]);
  }

 private:
  SmallVector<std::uint64_t, 12> events_;  // enough for the streams of four devices; streams behind the end have none
};

// The data that a platform's devices share.
struct Streams {
  std::size_t count = 0;  // the number of the next stream
  StreamClock complete;   // the work that is known to be complete
};

}  // namespace boxflow::cuda
