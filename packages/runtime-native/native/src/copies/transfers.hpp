// Copies boxes between places, ordered with all other work that uses them.
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
#include "device/rect_copy.hpp"
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

// Receives all copies as they are issued.
class CopyObserver {
 public:
  virtual ~CopyObserver() = default;
  // Called after the copy has been issued after `waits`.
  virtual void copied(const IssuedCopy& copy, Waits waits, const EventRef& event) = 0;
};

class Transfers {
 public:
  // `probe` may be null.
  Transfers(Session& session, RegionArrays& arrays, RegionStats& stats, WorkLog& work_log, SpeedProbe* probe = nullptr)
      : session_(session), arrays_(arrays), stats_(stats), work_log_(work_log), probe_(probe) {}

  // Copies `box`, for which both places have room. The caller updates the directory. `writer` is the launch that wrote
  // the box, for the trace.
  void copy(Place& to, Place& from, const Box& box, Purpose purpose, const IssuedLaunch& writer = {});

  // Sets the observer of all later copies; null for none.
  void observe(CopyObserver* observer) { observer_ = observer; }
  // Issues a copy again that an observer received, after `waits`. The caller knows all other users of the boxes. Writes
  // no trace.
  EventRef repeat(const IssuedCopy& copy, Waits waits);
  // Counts such a copy between devices that has been issued in a different way.
  void repeated(const IssuedCopy& copy, const EventRef& event) { issued(copy, event, {}, kNotDescribed); }

  // Copies missing elements, so that `to` holds the latest values of all of `box` (I2).
  void pull(Place& to, const Box& box);

  // Copies to the host the elements that only `from` holds (I4).
  void save(Place& from);

  // Copies all current elements of `from` to `to`, which has room for them.
  void move(Place& to, Place& from);

  // Copies to the host the elements of the box that only devices hold. The directory is not updated, because the host
  // has them only after all copies have been waited for.
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

template <typename Describe>
void Transfers::issued(const IssuedCopy& copy, const EventRef& event, const IssuedLaunch& writer,
                       const Describe& describe) {
  const auto& [to, from, piece, purpose] = copy;
  stats_.count_copy(from->device, to->device, bytes_of(piece.rect), purpose);
  const DeviceId worker = to->device.is_host() ? from->device : to->device;
  work_log_.add_copy(worker.number(), event, {purpose, {from->device, to->device}}, writer, describe);
}

}  // namespace boxflow
