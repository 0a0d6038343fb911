// The buffers of one run: allocation with reuse, usage counts, least-recently-used eviction (BBMM §4.4).
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "copies/transfers.hpp"
#include "geometry/box.hpp"
#include "memory/buffer_set.hpp"
#include "memory/earlier_arrays.hpp"
#include "report/stats.hpp"
#include "report/trace_text.hpp"
#include "session/device_memory.hpp"

namespace boxflow {

class Buffers {
 public:
  // `earlier` hands over the buffers that come with the run's arrays, and keeps the run's own arrays. All outlive this.
  Buffers(Session& session, EarlierArrays& earlier, RegionArrays& arrays, Transfers& transfers, RegionStats& stats);
  // Waits for all work of the session's devices, failed work included.
  ~Buffers();
  Buffers(const Buffers&) = delete;
  Buffers& operator=(const Buffers&) = delete;

  // Says how long a tile's box is needed: in this serial iteration only, or in later ones as well.
  enum class Use { kPassing, kLasting };
  // Returns the buffer with room for `box` that holds most of its latest values, or null. Without reuse, considers only
  // buffers that were made for exactly this box. For lasting use, prefers buffers that are not transient.
  Buffer* find(std::size_t device, std::size_t array, const Box& box, Use use);

  enum class Fit {
    kGrow,   // if memory is free, larger: `preferred`, and overlapping buffers that are not in use; evicts
    kExact,  // exactly the box; evicts
    kSpare,  // `preferred` or exactly the box, in memory that the region does not use; evicts no buffer of it
  };
  // Returns a new buffer, or null if there is not enough memory. It gets the content of all buffers inside it that are
  // not in use, which are freed. A `kSpare` buffer of exactly the box leaves them as they are.
  Buffer* allocate(std::size_t device, std::size_t array, const Box& box, Fit fit, const Box& preferred);
  Buffer* allocate(std::size_t device, std::size_t array, const Box& box, Fit fit) {
    return allocate(device, array, box, fit, box);
  }

  // Returns a buffer that replaces `buffer`, which is not in use, and has room for `preferred` as well. Returns
  // `buffer` if there is no memory that the region does not use, or if one buffer for both would waste some.
  Buffer& enlarge(Buffer& buffer, const Box& preferred);

  // Returns a new buffer for the box in memory that the region does not use, or null. It gets the content of all
  // buffers inside it that are not in use, which are freed.
  Buffer* allocate_spare(std::size_t device, std::size_t array, const Box& box);

  // Adds and removes a user of the buffer. A buffer without users may be evicted.
  void use(Buffer& buffer);
  void unuse(Buffer& buffer);
  // Frees a buffer that is not in use. Copies values that no other place holds to the host first.
  void free(Buffer& buffer);
  // Frees every buffer of the device that is not in use, for a tile that would not fit. Calls `allocate_exactly`.
  void evict_all(std::size_t device);
  // Makes all later buffers of the device exactly as large as the boxes that they are allocated for. Memory is then
  // free in small parts, and each part is evicted by itself.
  void allocate_exactly(std::size_t device) { devices_[device].exact = true; }
  bool allocates_exactly(std::size_t device) const { return devices_[device].exact; }

  // Returns whether a buffer of the region was evicted from the device.
  bool has_evicted(std::size_t device) const;

  // Marks a buffer that only this serial iteration needs (BBMM §4.4.2).
  void clean_up_later(Buffer& buffer);
  // Ends the serial iteration: frees the marked buffers, except if other views used them or a tile pushed to them.
  void clean_up();

  // Waits until all work on all buffers is complete. Throws the first failure.
  void wait_for_all();

  // Copies buffers to the host that no tile has used for long, if their arrays stay and have many buffers. Each region
  // that uses such an array spends time on every buffer. `keep` drops the copied buffers.
  void write_back_idle();

  // Keeps the arrays that stay for later regions, with their buffers. All work must be complete.
  void keep();

  // Removes everything that the device holds from the directories. Waits for all work of the other devices first,
  // failed work included.
  void abandon(std::size_t device);

  enum class Of {
    kAll,
    kResults,  // arrays that the program may read
    kForeign,  // arrays of earlier regions
  };
  // Lists the boxes of the program's arrays that no other place holds, for a message: `path [0,4) x [0,8)`. Empty if
  // there are none.
  std::string held_only_by(std::size_t device, Of arrays);

  // Lists the buffers of a device for a message, the largest first: `path [0,4) x [0,8): 256 bytes; …`.
  std::string holders(std::size_t device) const;

  // Returns the bytes that the region can still allocate: the free ones, and those of earlier regions' arrays.
  std::size_t room(std::size_t device) const;

  // Names elements of an array that two buffers of a device hold, for a message; empty if there are none. There must be
  // none under the policy `disjoint`.
  std::string twice(std::size_t device, std::size_t array) const;

  const BufferSet& of(std::size_t device, std::size_t array) const { return devices_[device].arrays[array].buffers; }
  // Returns the device's buffers that are not in use, the least recently used one first.
  const std::list<Buffer*>& unused(std::size_t device) const { return devices_[device].unused; }
  // Returns a number that changes whenever a buffer is added or removed.
  std::uint64_t changes() const { return changes_; }
  // Calls `visit(AccessLog&)` for the accesses to each buffer, and to each array of the program's own memory.
  template <typename Visit>
  void for_each_accesses(const Visit& visit) {
    for (DeviceBuffers& device : devices_) {
      for (ArrayBuffers& array : device.arrays) {
        for (const auto& buffer : array.buffers.all()) visit(buffer->accesses);
      }
    }
    for (RegionArray& array : arrays_) visit(array.host->accesses);
  }

 private:
  struct ArrayBuffers {
    BufferSet buffers;
    std::size_t bytes = 0;
    bool evicted = false;  // whether any of them was evicted for lack of memory
  };
  struct DeviceBuffers {
    std::vector<ArrayBuffers> arrays;
    std::list<Buffer*> unused;  // least recently used first
    std::list<Buffer*> in_use;
    bool exact = false;  // see allocate_exactly
  };

  // A larger box for a buffer that is too small.
  struct Growth {
    Box box;
    int number = 0;            // 1 if it grows for the first time
    std::optional<Box> ample;  // a box with room for later growth
  };

  bool take(std::size_t device, std::size_t bytes, bool evict, Block& block);
  void admit_earlier_arrays();
  bool has_foreign_first(std::size_t device) const;
  bool evict_one(std::size_t device);
  Box grown(std::size_t device, std::size_t array, const Box& box) const;
  Growth growth_to(std::size_t device, std::size_t array, const Box& preferred) const;
  Buffer* add(std::size_t device, std::size_t array, const Box& box, Block block);
  ArrayBuffers& enter(std::unique_ptr<Buffer> owned);
  void absorb_inner(Buffer& buffer);
  void give_back(Buffer& buffer);
  std::vector<std::unique_ptr<Buffer>> take_current(std::size_t array);
  void forget_accesses();
  TraceText describe(const char* action, const Buffer& buffer) const;

  Session& session_;
  EarlierArrays& earlier_;
  RegionArrays& arrays_;
  Transfers& transfers_;
  RegionStats& stats_;
  std::vector<DeviceBuffers> devices_;
  std::vector<Buffer*> to_clean_up_;
  std::uint64_t changes_ = 0;
  std::vector<Buffer*> inner_;  // local to absorb_inner, kept between calls for its memory
};

}  // namespace boxflow
