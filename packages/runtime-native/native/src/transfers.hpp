// Copies of boxes between places, ordered by what else uses them.
#pragma once

#include <deque>

#include "region_arrays.hpp"
#include "session.hpp"
#include "stats.hpp"

namespace boxflow {

class Transfers {
 public:
  Transfers(Session& session, RegionArrays& arrays, RegionStats& stats)
      : session_(session), arrays_(arrays), stats_(stats) {}

  // Both places have room for `box`. The directory is the caller's.
  void copy(Place& to, Place& from, const Box& box, Purpose purpose);

  // Afterwards `to` holds the latest value of all of `box`, as far as there is one (I2).
  void pull(Place& to, const Box& box);

  // Afterwards the host holds what only `from` held (I4).
  void save(Place& from);

  // `to` gets all that `from` holds; `to` has room for it.
  void move(Place& to, Place& from);

  // Everything that a live-out array holds on devices only goes to the host.
  void write_out(RegionArray& array);

  // Adds the times of complete copies to the statistics; all of them at the end of a run.
  void collect_times(bool all);

 private:
  struct Part {
    Box box;
    Place* source;
  };

  EventRef issue(Place& to, Place& from, const struct CopyPiece& piece);
  Place* best_source(const PlaceList& places, int device);
  void copy_parts(Place& to, Purpose purpose);

  Session& session_;
  RegionArrays& arrays_;
  RegionStats& stats_;
  EventList waits_;
  std::vector<Part> parts_;
  std::deque<EventRef> timed_;
};

}  // namespace boxflow
