// The latest moments at which places lost values of an array. A place that knows which of its boxes were current keeps
// that knowledge while others write. So the directory is not asked about all of its entries again.
#pragma once

#include <cstdint>
#include <vector>

#include "geometry/box.hpp"

namespace boxflow {

struct Place;

class Losses {
 public:
  Losses() = default;
  Losses(Losses&& other) noexcept;
  Losses& operator=(Losses&& other) noexcept;
  ~Losses() = default;

  // A moment of one history. The default one belongs to none.
  struct Moment {
    std::uint64_t history = 0;
    std::uint64_t count = 0;
  };
  Moment now() const { return {history_, count_}; }

  // Records that `writer` wrote the box: all other places lost it.
  void written(const Box& box, const Place* writer) { record({box, writer, true}); }
  // Records that the place lost the box.
  void removed(const Box& box, const Place* place) { record({box, place, false}); }
  // Begins a new history: nobody knows what was lost before.
  void forget();

  // Calls `visit(box)` for each loss of the place since then. Returns false if they are not known any more.
  template <typename Visit>
  bool for_each_since(const Moment& moment, const Place* place, const Visit& visit) const {
    if (moment.history != history_ || count_ - moment.count > kKept) return false;
    for (std::uint64_t i = moment.count; i < count_; ++i) {
      const Loss& loss = kept_[i % kKept];
      if ((loss.place == place) != loss.is_of_others) visit(loss.box);
    }
    return true;
  }

 private:
  struct Loss {
    Box box;
    const Place* place = nullptr;
    bool is_of_others = false;  // all places but this one lost the box
  };
  static constexpr std::uint64_t kKept = 64;

  static std::uint64_t new_history();
  void record(const Loss& loss);

  std::uint64_t history_ = new_history();
  std::uint64_t count_ = 0;
  std::vector<Loss> kept_;  // in a ring
};

}  // namespace boxflow
