#include "transfers.hpp"

#include "box_copy.hpp"

namespace boxflow {

void Transfers::copy(Place& to, Place& from, const Box& box, Purpose purpose) {
  waits_.clear();
  from.accesses.waits_for(box, false, kCopyQueue, waits_);
  to.accesses.waits_for(box, true, kCopyQueue, waits_);
  bool first = true;
  for_each_piece(to, from, box, [&](const CopyPiece& piece) {
    const EventRef event = issue(to, from, piece);
    if (first) {
      from.accesses.record(box, false, kCopyQueue, event, session_.platform());
      to.accesses.record(box, true, kCopyQueue, event, session_.platform());
    } else {
      from.accesses.record_also(box, false, kCopyQueue, event);
      to.accesses.record_also(box, true, kCopyQueue, event);
    }
    first = false;
    stats_.count_copy(from.device, to.device, piece.rect.row_bytes * piece.rect.rows * piece.rect.slices, purpose);
    if (session_.options().profiling) timed_.push_back(event);
  });
  if (timed_.size() > 512) collect_times(false);
}

EventRef Transfers::issue(Place& to, Place& from, const CopyPiece& piece) {
  const Waits waits{waits_.data(), waits_.size()};
  if (to.device == kOnHost) {
    Device& device = session_.device(static_cast<std::size_t>(from.device));
    return device.copy_to_host(to.host, piece.to, from.allocation, piece.from, piece.rect, waits);
  }
  Device& device = session_.device(static_cast<std::size_t>(to.device));
  if (from.device == kOnHost) {
    return device.copy_from_host(to.allocation, piece.to, from.host, piece.from, piece.rect, waits);
  }
  Device& source = session_.device(static_cast<std::size_t>(from.device));
  return device.copy_from_device(to.allocation, piece.to, source, from.allocation, piece.from, piece.rect, waits);
}

// The same device, then a peer that can be reached, then the host, then whoever has it.
Place* Transfers::best_source(const PlaceList& places, int device) {
  const auto cost = [&](const Place& place) {
    if (place.device == device) return 0;
    if (place.device == kOnHost) return 2;
    return session_.device(static_cast<std::size_t>(place.device)).info().peer_access ? 1 : 3;
  };
  Place* best = places[0];
  for (Place* place : places) {
    if (cost(*place) < cost(*best)) best = place;
  }
  return best;
}

void Transfers::pull(Place& to, const Box& box) {
  Directory& directory = arrays_[to.array].directory;
  parts_.clear();
  directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    if (!holds(places, &to)) parts_.push_back({part, best_source(places, to.device)});
  });
  copy_parts(to, Purpose::kPull);
}

void Transfers::save(Place& from) {
  RegionArray& array = arrays_[from.array];
  parts_.clear();
  array.directory.for_each(from.box, [&](const Box& part, const PlaceList& places) {
    if (places.size() == 1 && places[0] == &from) parts_.push_back({part, &from});
  });
  if (!parts_.empty()) copy_parts(host_place(array), Purpose::kBoxOut);
}

void Transfers::move(Place& to, Place& from) {
  parts_.clear();
  arrays_[from.array].directory.for_each(from.box, [&](const Box& part, const PlaceList& places) {
    if (holds(places, &from) && !holds(places, &to)) parts_.push_back({part, &from});
  });
  copy_parts(to, Purpose::kMove);
}

void Transfers::write_out(RegionArray& array) {
  parts_.clear();
  array.directory.for_each(array.bounds, [&](const Box& part, const PlaceList& places) {
    if (!holds(places, &array.host)) parts_.push_back({part, places[0]});
  });
  copy_parts(array.host, Purpose::kWriteOut);
}

void Transfers::copy_parts(Place& to, Purpose purpose) {
  Directory& directory = arrays_[to.array].directory;
  for (const Part& part : parts_) {
    copy(to, *part.source, part.box, purpose);
    directory.add(part.box, &to);
  }
}

void Transfers::collect_times(bool all) {
  while (!timed_.empty() && (all || session_.platform().is_complete(timed_.front()))) {
    const Interval interval = session_.platform().interval(timed_.front());
    stats_.times.copies_ns += interval.end - interval.begin;
    timed_.pop_front();
  }
}

}  // namespace boxflow
