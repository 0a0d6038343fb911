// Copies of boxes between places, ordered by what else uses them.
#pragma once

#include <vector>

#include "base/device_id.hpp"
#include "coherence/box_copy.hpp"
#include "coherence/copy_sources.hpp"
#include "coherence/place_list.hpp"
#include "coherence/region_arrays.hpp"
#include "copies/speed_probe.hpp"
#include "copies/work_log.hpp"
#include "device/device.hpp"
#include "geometry/box.hpp"
#include "report/stats.hpp"

namespace boxflow {

// A piece of a copy between places.
struct IssuedCopy {
  Place* to = nullptr;
  Place* from = nullptr;
  CopyPiece piece;
  Purpose purpose = Purpose::kFlowOut;
};

// Gets all copies as they are issued.
class CopyObserver {
 public:
  virtual ~CopyObserver() = default;
  // The copy has been issued after `waits`.
  virtual void copied(const IssuedCopy& copy, Waits waits, const EventRef& event) = 0;
};

class Transfers {
 public:
  // `probe` may be null.
  Transfers(Session& session, RegionArrays& arrays, RegionStats& stats, WorkLog& work_log, SpeedProbe* probe = nullptr)
      : session_(session), arrays_(arrays), stats_(stats), work_log_(work_log), probe_(probe) {}

  // Both places have room for `box`. The directory is the caller's. `writer`: the launch that wrote it, for the trace.
  void copy(Place& to, Place& from, const Box& box, Purpose purpose, const IssuedLaunch& writer = {});

  // `observer` gets everything that is copied from now on; null: nobody does.
  void observe(CopyObserver* observer) { observer_ = observer; }
  // Issues a copy again that an observer got, after other work. What uses the boxes is the caller's to know. There is
  // no trace.
  EventRef repeat(const IssuedCopy& copy, Waits waits);

  // Afterwards `to` holds the latest value of all of `box`, as far as there is one (I2).
  void pull(Place& to, const Box& box);

  // Afterwards the host holds what only `from` held (I4).
  void save(Place& from);

  // `to` gets all that `from` holds; `to` has room for it.
  void move(Place& to, Place& from);

  // What of the box devices only hold goes to the host. The directory does not say so, since it is
  // not so before all has been waited for.
  void write_out(RegionArray& array, const Box& box);

 private:
  EventRef issue(Place& to, Place& from, const CopyPiece& piece, Waits waits);
  template <typename Describe>
  void issued(const IssuedCopy& copy, const EventRef& event, const IssuedLaunch& writer, const Describe& describe);
  Place* best_source(const PlaceList& places, DeviceId device);
  void leave_device(DeviceId device);
  template <typename PurposeOf>
  void copy_parts(Place& to, const PurposeOf& purpose_of);

  Session& session_;
  RegionArrays& arrays_;
  RegionStats& stats_;
  WorkLog& work_log_;
  SpeedProbe* probe_;
  CopyObserver* observer_ = nullptr;
  EventList waits_;
  std::vector<CopySource> parts_;
};

}  // namespace boxflow
