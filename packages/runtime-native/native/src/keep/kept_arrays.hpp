// Arrays of the program that stay on the devices from one region to the next (docs/ARCHITECTURE.md), with the
// directories that say what of them is current where. The program announces what it does with its memory in between:
// host_access.hpp.
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
  bool host_stale = false;   // see is_host_stale
  std::uint64_t number = 0;  // in the order in which arrays came to stay
  std::list<KeptArray>::iterator position;
};

class KeptArrays final : public EarlierArrays {
 public:
  // The most arrays that stay: each takes a block of a device, however small it is.
  static constexpr std::size_t kMost = 4096;

  explicit KeptArrays(Session& session) : session_(session), bytes_(session.device_count()) {}
  // Gives the memory back; what only devices hold is lost.
  ~KeptArrays() override;
  KeptArrays(const KeptArrays&) = delete;
  KeptArrays& operator=(const KeptArrays&) = delete;

  bool empty() const override { return all_.empty(); }
  std::size_t size() const { return all_.size(); }
  // The oldest ones first.
  std::list<KeptArray>& all() { return all_; }
  // Returns the arrays whose memory overlaps a range, the oldest ones first.
  std::vector<KeptArray*> in_range(const HostRange& range) const { return found(by_range_, range); }
  // Returns those of which the host lacks something.
  std::vector<KeptArray*> host_stale_in_range(const HostRange& range) const { return found(host_stale_, range); }
  // Of their buffers on a device.
  std::size_t bytes(std::size_t device) const override { return bytes_[device]; }

  // Which of a region's arrays stay when it ends: all that may, but for those in memory that others may look at. What
  // of them stayed before is here still.
  void choose(RegionArrays& arrays);

  // `array`, which is in the host's memory only where its directory says so, stays as it is in these buffers.
  void add(RegionArray& array, std::vector<std::unique_ptr<Buffer>> buffers) override;

  // Makes arrays of the region and what stays of the same memory alike, where that can be, so that the region goes on
  // with what is there: gives what stays the dimensions of the region's array (reshaped.hpp), and makes that as long as
  // what stays, where no other array of the region lies there. It may be shorter: of two arrays that time steps swap,
  // one is read and the other written without its borders.
  void match(RegionArrays& arrays);
  // What a run gets it keeps again at its end, and takes the buffers next. An array of the run that is one of these
  // (`is_same_array`) gets its directory.
  void lend_same(RegionArrays& arrays);
  // Adds these to the arrays of the run, as foreign ones. The others stay here, and cost it nothing.
  void lend_foreign(RegionArrays& arrays, std::span<KeptArray* const> foreign);
  void lend_all(RegionArrays& arrays) override;
  std::vector<std::unique_ptr<Buffer>> take_buffers() override { return std::exchange(lent_, {}); }

  // Forgets an array, and gives its memory back: what only devices hold of it is lost.
  void drop(KeptArray& kept);

 private:
  void give_back(KeptArray& kept);
  void lend_buffers(KeptArray& kept, std::size_t index);
  void lend_foreign(RegionArrays& arrays, KeptArray& kept);
  void remove(KeptArray& kept);
  static std::vector<KeptArray*> found(const RangeIndex<KeptArray>& index, const HostRange& range);

  Session& session_;
  std::list<KeptArray> all_;  // the host places stay where they are
  RangeIndex<KeptArray> by_range_;
  RangeIndex<KeptArray> host_stale_;
  std::uint64_t added_ = 0;
  std::vector<std::unique_ptr<Buffer>> lent_;
  std::vector<std::size_t> bytes_;  // by device
  SharedMemory shared_;
};

// Returns the program's own memory of the array, from its first byte to its last one.
HostRange range_of(const RegionArray& array);

// Whether all elements of the kept array are elements of `array`, with the same subscripts, at the same place in the
// program's memory: that may be longer, which is, have more of the outermost dimension.
bool is_same_array(const RegionArray& array, const RegionArray& kept);

// False where boxes that the region writes back may hold memory that is not the array's: nothing says how large it is,
// and hulls of what may be written are all that is known. Such boxes must not outlive the region. Nor must what is
// written byte by byte: it may be the bytes of pointers, which the program follows without a word.
// False also where another one of the region's `arrays` is of the same memory, which is read by two names then: each
// would have its own directory.
bool may_stay(const RegionArray& array, const RegionArrays& arrays);

}  // namespace boxflow
