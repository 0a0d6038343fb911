// Arrays of the program that stay on the devices from one region to the next (docs/ARCHITECTURE.md), with their
// directories. The program announces its own accesses in between: host_access.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "keep/range_index.hpp"
#include "keep/shared_memory.hpp"
#include "memory/buffer_set.hpp"
#include "memory/earlier_arrays.hpp"
#include "session/session.hpp"

namespace boxflow {

struct KeptArray {
  RegionArray array;
  std::vector<std::unique_ptr<Buffer>> buffers;
  HostRange range;           // of the array's own memory
  bool host_stale = false;   // the host lacks some of the array
  std::uint64_t number = 0;  // in the order in which arrays came to stay
  std::list<KeptArray>::iterator position;
};

class KeptArrays final : public EarlierArrays {
 public:
  // The most arrays that stay: each takes a block of a device's memory, however small it is.
  static constexpr std::size_t kMost = 4096;

  explicit KeptArrays(Session& session) : session_(session), bytes_(session.device_count()) {}
  // Gives the memory back. Values that only devices hold are lost.
  ~KeptArrays() override;
  KeptArrays(const KeptArrays&) = delete;
  KeptArrays& operator=(const KeptArrays&) = delete;

  bool empty() const override { return all_.empty(); }
  std::size_t size() const { return all_.size(); }
  // Returns the arrays, the oldest ones first.
  std::list<KeptArray>& all() { return all_; }
  // Returns the arrays whose memory overlaps a range, the oldest ones first.
  std::vector<KeptArray*> in_range(const HostRange& range) const { return found(by_range_, range); }
  // Returns the arrays in the range for which the host lacks some values.
  std::vector<KeptArray*> host_stale_in_range(const HostRange& range) const { return found(host_stale_, range); }
  // Returns the bytes of the arrays' buffers on a device.
  std::size_t bytes(std::size_t device) const override { return bytes_[device]; }

  // Chooses the arrays of a region that stay when it ends: all that may, except those in shared memory. Arrays that
  // stayed before are still here.
  void choose(RegionArrays& arrays);

  // Keeps `array` in these buffers. Its directory says which elements the host has.
  void add(RegionArray& array, std::vector<std::unique_ptr<Buffer>> buffers) override;

  // Adapts kept arrays and the region's arrays of the same memory to each other, so that the region continues with the
  // existing data. A kept array gets the dimensions of the region's array (reshaped.hpp). The region's array becomes as
  // long as the kept one, unless a different array of the region lies there. It may be shorter because time steps may
  // swap two arrays, and write one of them without its borders.
  void match(RegionArrays& arrays);
  // Moves kept arrays to a run, which takes their buffers next, and adds the arrays again at its end. An array of the
  // run gets the directory of the kept array that is the same (`is_same_array`).
  void move_same_to(RegionArrays& arrays);
  // Appends these arrays to those of the run, as foreign ones. The others stay here, and cost the run nothing.
  void move_foreign_to(RegionArrays& arrays, std::span<KeptArray* const> foreign);
  void move_all_to(RegionArrays& arrays) override;
  std::vector<std::unique_ptr<Buffer>> take_buffers() override { return std::exchange(moved_buffers_, {}); }

  // Forgets an array, and gives its memory back. Values that only devices hold are lost.
  void drop(KeptArray& kept);

 private:
  void give_back(KeptArray& kept);
  void hand_over_buffers(KeptArray& kept, std::size_t index);
  void move_foreign_to(RegionArrays& arrays, KeptArray& kept);
  void remove(KeptArray& kept);
  static std::vector<KeptArray*> found(const RangeIndex<KeptArray>& index, const HostRange& range);

  Session& session_;
  std::list<KeptArray> all_;
  RangeIndex<KeptArray> by_range_;
  RangeIndex<KeptArray> host_stale_;
  std::uint64_t added_ = 0;
  std::vector<std::unique_ptr<Buffer>> moved_buffers_;
  std::vector<std::size_t> bytes_;  // by device
  SharedMemory shared_;
};

// Returns the program's own memory of the array, from its first byte to its last one.
HostRange range_of(const RegionArray& array);

// Returns whether all elements of the kept array are elements of `array`, with the same subscripts, at the same place
// in the program's memory. The outermost dimension of `array` may be longer.
bool is_same_array(const RegionArray& array, const RegionArray& kept);

// Returns whether an array may stay after the region. It may not in three cases. First, if its size is unknown and only
// hulls of the written elements are known: boxes that are written back may hold memory of something else. Second, if
// the region writes it byte by byte: the bytes may be parts of pointers, which the program follows without an
// announcement. Third, if one of the region's other `arrays` uses the same memory: each would have its own directory.
bool may_stay(const RegionArray& array, const RegionArrays& arrays);

}  // namespace boxflow
