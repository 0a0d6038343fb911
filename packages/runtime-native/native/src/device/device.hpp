// The interface between the runtime and a kind of device. Everything is asynchronous: a call takes the events that it
// must come after, and returns an event. Calls come from one thread at a time (the run's own); an implementation may
// use threads of its own.
//
// Any call may throw. If the device is at fault, it throws a DeviceFailure with the device's index, in the call or only
// when the event is waited for. Work after failed work cannot be relied on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/small_vector.hpp"

namespace boxflow {

// Marks a point in a queue. Events of one platform only ever meet devices of the same platform.
class Event {
 public:
  virtual ~Event() = default;
};
using EventRef = std::shared_ptr<Event>;
using EventList = SmallVector<EventRef, 8>;
using Waits = std::span<const EventRef>;  // null entries are allowed and mean "already complete"

// The time at which a piece of work ran, on the clock of clock.hpp. A platform ties its devices' clocks to it once,
// when it opens. Both times are 0 if profiling is off. Without a timeline, only their difference counts.
struct Interval {
  int64_t begin = 0;
  int64_t end = 0;
  int queue = 0;  // a position in DeviceInfo::queues of the device that did it
};

struct DeviceInfo {
  int index = 0;             // position in the run's list of devices
  std::string name;          // as the vendor calls it
  std::size_t memory = 0;    // bytes in all
  bool peer_access = false;  // can copy straight to and from every other device of the run
  bool gpu = false;
  // The compute queue of tiles whose results other devices wait for. Their launches go before those of other queues.
  // Nothing: tiles of their own for such results cost more than waiting for the whole tile.
  std::optional<std::size_t> urgent_queue;
  // Names, the compute queues' first, each of which does one launch after the other in the order of issue. The others
  // do one copy after the other, in any order.
  std::vector<std::string> queues;
  std::size_t compute_queues = 1;
};

// Device memory. `handle` belongs to the platform (pointer, CUdeviceptr, cl_mem).
struct Allocation {
  void* handle = nullptr;
  std::size_t bytes = 0;
};

// One side of a rectangular copy: the first byte, and the distances between rows and between slices, in bytes.
struct RectSide {
  std::size_t offset = 0;
  std::size_t row_pitch = 0;
  std::size_t slice_pitch = 0;
};

// `slices` x `rows` pieces of `row_bytes` contiguous bytes. Boxes of more dimensions are cut into several of these.
struct Rect {
  std::size_t row_bytes = 0;
  std::size_t rows = 1;
  std::size_t slices = 1;
};

// One of the buffers that a view is spread over. Element (i, j, …) lies there as for a view in one buffer.
struct ViewPiece {
  const Allocation* allocation = nullptr;
  std::int64_t origin = 0;
  std::span<const std::int64_t> strides;
  std::span<const std::int64_t> lo;  // the box, rank of each
  std::span<const std::int64_t> hi;
};

// A copy of a view's box in constant memory, for devices whose kernels have such memory: row-major, with no gaps.
struct ConstantBox {
  std::size_t offset = 0;  // of the copy's first byte in constant memory
  Rect rect;
  RectSide from;  // in the view's allocation
  // Where elements lie in constant memory, as for a view.
  std::int64_t origin = 0;
  std::array<std::int64_t, 2> strides{};
};

// A view as a kernel gets it: element (i, j, …) lies at element offset `origin + i * strides[0] + j * strides[1] + …
// + last` of the allocation. `origin` is negative or zero for boxes away from the array's corner.
struct ViewArgument {
  const Allocation* allocation = nullptr;
  std::int64_t origin = 0;
  std::size_t element_bytes = 0;
  std::span<const std::int64_t> strides;  // rank - 1 of them, in elements
  std::optional<ConstantBox> constant;    // the kernel reads this copy, on devices with constant memory
  // Only for the variant of a kernel whose views may be split: at most `most_pieces`, in place of all above
  // (view_table.hpp).
  std::size_t most_pieces = 0;  // 0: the view is in one buffer
  std::span<const ViewPiece> pieces;
};

// The work of a launch.
struct LaunchWork {
  std::int64_t instances = 0;  // statement instances
  std::int64_t bytes = 0;      // bytes of arrays that are read or written, each once
};

// Bytes of constant memory that a kernel may have: CONSTANT_BYTES of packages/ir.
inline constexpr std::size_t kConstantBytes = 65536;

struct LaunchRequest {
  std::size_t kernel = 0;  // as returned by Platform::kernel_index
  std::span<const ViewArgument> views;
  std::span<const std::int64_t> scalars;
  std::span<const std::int64_t> grid;   // threads in all, outermost first, each > 0; empty: one thread
  std::span<const std::int64_t> block;  // threads per block, same length
  std::size_t queue = 0;                // which of the compute queues
  // Called on the device's own thread around the kernel. Host devices only, in shadow mode.
  std::function<void()> before;
  std::function<void()> after;
  LaunchWork work;  // only if the platform needs it
  bool followed = false;  // the next call is a further launch of the same tile, with no waits
};

// A copy of a rectangle from one device's memory to that of another device, or of the same one.
struct DeviceCopy {
  const Allocation* to = nullptr;
  RectSide to_side;
  const Allocation* from = nullptr;
  RectSide from_side;
  Rect rect;
};

// A step in which a device deals with others. It copies, then raises a flag for another device, and then waits for a
// flag that another device raises for it. Each part is optional.
struct Exchange {
  std::optional<DeviceCopy> copy;  // from this device
  std::size_t to = 0;              // the device for which the flag is raised
  std::optional<std::size_t> raises;
  std::optional<std::size_t> awaits;
};

// Launches of some devices, and exchanges between the devices. All of them are issued together, again and again. This
// takes less of the host's time than issuing them one by one, and less of the devices' time between them.
//
// A device does the launches of a queue one after the other, and its exchanges one after the other. Other steps only
// come after each other where `after` says so, with the numbers of steps of the same device. Steps are numbered in the
// order in which they are added. Each flag is raised once and awaited once. So that no device waits forever, there must
// be an order of all exchanges in which a flag is raised before it is awaited, and in which each device does its own.
class LaunchSequence {
 public:
  using Steps = std::span<const std::size_t>;

  virtual ~LaunchSequence() = default;
  // `followed` of the request does not matter.
  virtual void add_launch(std::size_t device, const LaunchRequest& request, Steps after) = 0;
  virtual void add_exchange(std::size_t device, const Exchange& exchange, Steps after) = 0;
  // Must be called after the last step. Returns false if a device has no room for the sequence, or cannot do one of its
  // exchanges: it is then of no use. Throws on other failures.
  virtual bool complete() = 0;
  // Replaces the scalars and the threads of the launch that is this step, for later issues. The kernel and the views
  // are those of before.
  virtual void change(std::size_t step, const LaunchRequest& request) = 0;
  // Issues all steps, in order with other launches of the queues. All devices come after `waits`. Sets the events of
  // the devices that take part, by the number of the device; the interval of each is that of all of the device's steps.
  virtual void issue(Waits waits, std::vector<EventRef>& events) = 0;
};

class Device {
 public:
  virtual ~Device() = default;
  virtual const DeviceInfo& info() const = 0;

  // Returns a null handle if there is not enough memory (the caller evicts and tries again); throws on other failures.
  virtual Allocation allocate(std::size_t bytes) = 0;
  // Releases an allocation. All work that uses it must be complete.
  virtual void release(const Allocation& allocation) = 0;

  // Launches a kernel, in order with other launches of the same queue. For a launch that is followed by a different
  // one, the device may return null. The event of the last one is then complete when all of them are, and its interval
  // begins with the first.
  virtual EventRef launch(const LaunchRequest& request, Waits waits) = 0;

  // Copy on the copy queues.
  virtual EventRef copy_from_host(const Allocation& to, const RectSide& to_side, const void* from,
                                  const RectSide& from_side, const Rect& rect, Waits waits) = 0;
  virtual EventRef copy_to_host(void* to, const RectSide& to_side, const Allocation& from, const RectSide& from_side,
                                const Rect& rect, Waits waits) = 0;
  // `source` may be this device. Without peer access the implementation stages through host memory.
  virtual EventRef copy_from_device(const Allocation& to, const RectSide& to_side, Device& source,
                                    const Allocation& from, const RectSide& from_side, const Rect& rect,
                                    Waits waits) = 0;

  // Blocks until nothing that was issued to this device is under way, and ignores failures. This includes work of a
  // call that failed and returned no event. Returns at once if the device is gone.
  virtual void drain() noexcept = 0;
};

// All devices of a run, of one kind, with the bundle's kernels loaded.
class Platform {
 public:
  virtual ~Platform() = default;
  virtual std::span<const std::unique_ptr<Device>> devices() const = 0;
  virtual std::size_t kernel_index(const std::string& name) const = 0;
  // Blocks until complete; throws the error of the device.
  virtual void wait(const EventRef& event) = 0;
  virtual bool is_complete(const EventRef& event) = 0;
  // Returns the interval of a complete event.
  virtual Interval interval(const EventRef& event) = 0;

  // Handle many events at once, which may be faster than one by one, and can be measured cheaply.

  // Blocks until all are complete, or throws the first failure that it finds.
  virtual void wait_for_all(Waits events) {
    for (const EventRef& event : events) wait(event);
  }
  // Puts the intervals of complete events into `intervals`, from the first on up to one that is not complete.
  virtual void complete_intervals(Waits events, std::vector<Interval>& intervals) {
    intervals.clear();
    for (const EventRef& event : events) {
      if (!is_complete(event)) return;
      intervals.push_back(interval(event));
    }
  }

  // Returns whether devices have sequences: for one device, or for several that exchange boxes.
  virtual bool has_sequences(bool /*exchanges*/) const { return false; }
  // Returns an empty sequence for these devices, with room for so many flags, numbered from 0 on; null if they have
  // no sequences. The platform outlives it.
  virtual std::unique_ptr<LaunchSequence> make_sequence(std::span<const std::size_t> /*devices*/,
                                                        std::size_t /*flags*/) {
    return nullptr;
  }

  // Returns whether launches have to specify their work.
  virtual bool needs_work() const { return false; }
  // Returns the host's time on the clock of simulated devices, in nanoseconds; 0 for real devices.
  virtual std::int64_t simulated_now() const { return 0; }
};

}  // namespace boxflow
