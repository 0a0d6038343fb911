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
  // `earlier`: what the run gets with its arrays, and what it keeps its own arrays in. All outlive this.
  Buffers(Session& session, EarlierArrays& earlier, RegionArrays& arrays, Transfers& transfers, RegionStats& stats);
  // Waits for all work of the session's devices, whatever became of it.
  ~Buffers();
  Buffers(const Buffers&) = delete;
  Buffers& operator=(const Buffers&) = delete;

  // How long a tile's box is needed: in this serial iteration only, or in later ones as well.
  enum class Use { kPassing, kLasting };
  // Returns the buffer with room for `box` that holds most of its latest values, or null. Without reuse, only a buffer
  // that was made for this very box. For lasting use, transient buffers come last.
  Buffer* find(std::size_t device, std::size_t array, const Box& box, Use use);

  // One that also has room for `preferred`, out of memory that nothing of the region is in, in the place of `buffer`,
  // which is not in use; or `buffer` itself, where there is no room, or one with room for both would waste some.
  Buffer& enlarge(Buffer& buffer, const Box& preferred);

  // Returns a new buffer for the box in memory that nothing of the region is in, or null. Unused buffers inside it hand
  // their content over, and go.
  Buffer* allocate_spare(std::size_t device, std::size_t array, const Box& box);

  enum class Fit {
    kGrow,   // may be larger where memory is free: `preferred`, and overlapping buffers that are not in use; evicts
    kExact,  // exactly the box; evicts
    kSpare,  // `preferred` or exactly the box, out of memory that nothing of the region is in
  };
  // A new buffer with no content. Null where there is not enough memory. Buffers that are not in use and lie inside the
  // new one hand their content over, and go.
  Buffer* allocate(std::size_t device, std::size_t array, const Box& box, Fit fit, const Box& preferred);
  Buffer* allocate(std::size_t device, std::size_t array, const Box& box, Fit fit) {
    return allocate(device, array, box, fit, box);
  }

  void use(Buffer& buffer);
  void unuse(Buffer& buffer);
  // Not in use. What only it holds goes to the host first.
  void free(Buffer& buffer);
  // Frees every buffer of the device that is not in use, for a tile that would not fit, and cramps it.
  void evict_all(std::size_t device);
  // From now on, no buffer of the device is larger than what it is made for, so that memory is free for others in small
  // parts, and each of them stays or leaves by itself.
  void cramp(std::size_t device) { devices_[device].cramped = true; }
  bool is_cramped(std::size_t device) const { return devices_[device].cramped; }

  // Whether something of the region had to leave the device.
  bool has_evicted(std::size_t device) const;

  // Marks a buffer that only this serial iteration needs (BBMM §4.4.2).
  void clean_up_later(Buffer& buffer);
  // The serial iteration is over: frees what was marked, but for what was used by others or pushed for a later one.
  void clean_up();

  // Throws the first failure of any work on any buffer; everything is complete afterwards.
  void wait_for_all();

  // Copies buffers to the host that no tile has used for long, of arrays that stay in many buffers: every region that
  // uses such an array has to look after all of them. `keep` drops these buffers.
  void send_idle_home();

  // All work is complete: the arrays that stay are kept for later regions, with their buffers.
  void keep();

  // Nothing that the device holds counts any more. Waits for all work of the others, whatever became of it.
  void abandon(std::size_t device);

  enum class Of {
    kAll,
    kResults,     // what the program may read
    kForeign,  // what earlier regions left
  };
  // What of the program's arrays no other place holds, for people: `path [0,4) x [0,8)`; empty where there is nothing.
  std::string held_only_by(std::size_t device, Of arrays);

  // Who holds memory on a device, for people: `path [0,4) x [0,8): 256 bytes; …`, largest first.
  std::string holders(std::size_t device) const;

  // Bytes that the region can have besides those that it has: the free ones, and those of earlier regions' arrays.
  std::size_t room(std::size_t device) const;

  // What buffers of a device hold twice, for people; empty where nothing is: the policy `disjoint` allows no other.
  std::string twice(std::size_t device, std::size_t array) const;

  const BufferSet& of(std::size_t device, std::size_t array) const { return devices_[device].arrays[array].buffers; }
  // Least recently used first.
  const std::list<Buffer*>& unused(std::size_t device) const { return devices_[device].unused; }
  // Another number whenever a buffer has come or gone.
  std::uint64_t changes() const { return changes_; }
  // Those of all buffers, and of the program's own memory.
  template <typename Visit>
  void for_each_accesses(const Visit& visit) {
    for (DeviceBuffers& device : devices_) {
      for (ArrayBuffers& array : device.arrays) {
        for (const auto& buffer : array.buffers.all()) visit(buffer->accesses);
      }
    }
    for (RegionArray& array : arrays_) visit(array.host.accesses);
  }

 private:
  struct ArrayBuffers {
    BufferSet buffers;
    std::size_t bytes = 0;
    bool evicted = false;  // some of them, for lack of memory
  };
  struct DeviceBuffers {
    std::vector<ArrayBuffers> arrays;
    std::list<Buffer*> unused;  // least recently used first
    std::list<Buffer*> in_use;
    bool cramped = false;  // see cramp
  };

  // What a buffer becomes that has to be larger.
  struct Growth {
    Box box;
    int number = 0;            // 1 if it grows for the first time
    std::optional<Box> ample;  // a box with room for later growth
  };

  bool take(std::size_t device, std::size_t bytes, bool evict, Block& block);
  void board();
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
  std::vector<Buffer*> inner_;  // of absorb_inner, kept from call to call for its memory
};

}  // namespace boxflow
