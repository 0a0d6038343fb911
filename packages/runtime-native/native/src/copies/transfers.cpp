#include "copies/transfers.hpp"

#include "device/rect_copy.hpp"

namespace boxflow {

namespace {

Purpose purpose_of_pull(const Place& to, const Place& from) {
  if (from.device.is_host()) return Purpose::kReadIn;
  return from.device == to.device ? Purpose::kMove : Purpose::kFlowIn;
}

}  // namespace

void Transfers::copy(Place& to, Place& from, const Box& box, Purpose purpose, const IssuedLaunch& writer) {
  waits_.clear();
  from.accesses.waits_for(box, false, kCopyQueue, waits_);
  to.accesses.waits_for(box, true, kCopyQueue, waits_);
  if (to.device.is_host() && arrays_[to.array].outer()) arrays_[to.array].overwritten = true;
  const Waits waits{waits_.data(), waits_.size()};
  bool first = true;
  for_each_piece(to, from, box, [&](const CopyPiece& piece) {
    const EventRef event = issue(to, from, piece, waits);
    const IssuedCopy copy{&to, &from, piece, purpose};
    if (observer_) observer_->copied(copy, waits, event);
    if (first) {
      from.accesses.record(box, false, kCopyQueue, event, session_.platform());
      to.accesses.record(box, true, kCopyQueue, event, session_.platform());
    } else {
      from.accesses.record_also(box, false, kCopyQueue, event);
      to.accesses.record_also(box, true, kCopyQueue, event);
    }
    first = false;
    const std::size_t bytes = bytes_of(piece.rect);
    if (probe_ && !to.device.is_host() && to.device != from.device) {
      probe_->receives(to.device.number(), bytes, event);
    }
    issued(copy, event, writer, [&] {
      TraceText text(purpose_name(purpose), "copy");
      text.add("array", arrays_[to.array].plan->name).add("box", to_string(box)).add("bytes", bytes);
      text.add_place("from", from.device).add_place("to", to.device);
      return text;
    });
  });
}

EventRef Transfers::repeat(const IssuedCopy& copy, Waits waits) {
  EventRef event = issue(*copy.to, *copy.from, copy.piece, waits);
  repeated(copy, event);
  return event;
}

EventRef Transfers::issue(Place& to, Place& from, const CopyPiece& piece, Waits waits) {
  if (to.device.is_host()) {
    Device& device = session_.device(from.device.number());
    return device.copy_to_host(to.host, piece.to, from.allocation, piece.from, piece.rect, waits);
  }
  Device& device = session_.device(to.device.number());
  if (from.device.is_host()) {
    return device.copy_from_host(to.allocation, piece.to, from.host, piece.from, piece.rect, waits);
  }
  Device& source = session_.device(from.device.number());
  return device.copy_from_device(to.allocation, piece.to, source, from.allocation, piece.from, piece.rect, waits);
}

// Chooses the source of a copy: the same device (last without reuse: see leave_device), then a reachable peer, then the
// host, then any place.
Place* Transfers::best_source(const PlaceList& places, DeviceId device) {
  const bool reuse = session_.options().reuse;
  if (Place* here = reuse ? places.on_device(device) : nullptr) return here;
  const auto cost = [&](const Place& place) {
    if (place.device == device) return 4;
    if (place.device.is_host()) return 2;
    return session_.device(place.device.number()).info().peer_access ? 1 : 3;
  };
  Place* best = places[0];
  int best_cost = cost(*best);
  for (std::size_t i = 1; i < places.size() && best_cost > 1; ++i) {
    if (cost(*places[i]) >= best_cost) continue;
    best = places[i];
    best_cost = cost(*best);
  }
  return best;
}

void Transfers::pull(Place& to, const Box& box) {
  Directory& directory = arrays_[to.array].directory;
  parts_.clear();
  directory.for_each_missing(box, to, [&](const Box& part, const PlaceList& places) {
    parts_.push_back({part, best_source(places, to.device)});
  });
  join_by_source(parts_);
  if (!session_.options().reuse) leave_device(to.device);
  copy_parts(to, [&](const Place& from) { return purpose_of_pull(to, from); });
  directory.now_complete(box, to);
}

// Copies elements of a different buffer of the device through the host, if there is no reuse.
void Transfers::leave_device(DeviceId device) {
  for (auto& [box, source] : parts_) {
    if (source->device != device || device.is_host()) continue;
    RegionArray& array = arrays_[source->array];
    Place& host = host_place(array);
    copy(host, *source, box, Purpose::kBoxOut);
    array.directory.add(box, &host);
    source = &host;
  }
}

void Transfers::save(Place& from) {
  RegionArray& array = arrays_[from.array];
  parts_.clear();
  array.directory.for_each(from.box, [&](const Box& part, const PlaceList& places) {
    if (places.size() == 1 && places[0] == &from) parts_.push_back({part, &from});
  });
  if (parts_.empty()) return;
  join_by_source(parts_);
  // Data of an earlier region is written out late. It is not evicted data of this region, which would have to come
  // back.
  const Purpose purpose = array.foreign ? Purpose::kWriteOut : Purpose::kBoxOut;
  copy_parts(host_place(array), [&](const Place&) { return purpose; });
}

void Transfers::move(Place& to, Place& from) {
  parts_.clear();
  arrays_[from.array].directory.for_each(from.box, [&](const Box& part, const PlaceList& places) {
    if (holds(places, &from) && !holds(places, &to)) parts_.push_back({part, &from});
  });
  join_by_source(parts_);
  copy_parts(to, [](const Place&) { return Purpose::kMove; });
}

void Transfers::write_out(RegionArray& array, const Box& box) {
  parts_.clear();
  array.directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    if (!holds(places, array.host.get())) parts_.push_back({part, places[0]});
  });
  join_by_source(parts_);
  for (const auto& [part, source] : parts_) copy(*array.host, *source, part, Purpose::kWriteOut);
}

template <typename PurposeOf>
void Transfers::copy_parts(Place& to, const PurposeOf& purpose_of) {
  Directory& directory = arrays_[to.array].directory;
  for (const auto& [part, source] : parts_) {
    copy(to, *source, part, purpose_of(*source));
    directory.add(part, &to);
  }
}

}  // namespace boxflow
