#include "keep/host_access.hpp"

#include <set>

#include "copies/transfers.hpp"
#include "copies/work_log.hpp"
#include "memory/buffers.hpp"
#include "report/device_errors.hpp"

namespace boxflow {

namespace {

// A part of a kept array that has to be copied to the host.
struct PartToHost {
  KeptArray* array = nullptr;
  Box part;
};

// Copies those values of parts of arrays to the host that it lacks.
class CopyToHost {
 public:
  CopyToHost(Session& session, KeptArrays& kept, RegionStats& stats, std::span<const PartToHost> all)
      : session_(session),
        moved_(kept, arrays_, all),
        work_log_(session, stats),
        transfers_(session, arrays_, stats, work_log_),
        buffers_(session, kept, arrays_, transfers_, stats) {}

  void run(bool stay, const std::function<void(const Error&)>& warn) {
    const auto text = [] { return TraceText("write-out", "planner"); };
    const PlannerSpan span(session_.trace(), text);
    while (!bring(warn)) {
    }
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      RegionArray& array = arrays_[i];
      if (stay) {
        array.directory.add(parts_[i], array.host.get());
      } else {
        array.directory.set_only(parts_[i], array.host.get());
      }
      const bool whole = parts_[i] == array.bounds;
      array.partial_copies += whole ? 0 : 1;
      array.stays = stay || !whole;
    }
    buffers_.keep();
  }

 private:
  // The arrays, moved before `buffers_` is made, because their buffers move with them. If a device fails, more arrays
  // follow.
  struct MovedArrays {
    MovedArrays(KeptArrays& kept, RegionArrays& arrays, std::span<const PartToHost> all) {
      std::vector<KeptArray*> foreign;
      for (const auto& [array, part] : all) {
        foreign.push_back(array);
        parts.push_back(part);
      }
      kept.move_foreign_to(arrays, foreign);
    }
    BoxList parts;  // by array
  };

  // Returns false if a device has failed, and others have everything that it should have sent.
  bool bring(const std::function<void(const Error&)>& warn) {
    try {
      for (std::size_t i = 0; i < parts_.size(); ++i) transfers_.write_out(arrays_[i], parts_[i]);
      buffers_.wait_for_all();
      work_log_.finish();
      return true;
    } catch (const DeviceFailure& failure) {
      const auto device = failure.device();
      const std::string held = buffers_.held_only_by(device, Buffers::Of::kAll);
      if (!held.empty()) throw kept_values_lost(failure, held).at(origin());
      buffers_.abandon(device);
      session_.drop(failure);
      warn(device_dropped(failure, "other devices have all that it had").at(origin()));
      return false;
    }
  }

  // Returns the place of the first region whose array goes to the host.
  const std::string& origin() const { return arrays_.front().region->origin; }

  Session& session_;
  RegionArrays arrays_;
  MovedArrays moved_;
  WorkLog work_log_;
  Transfers transfers_;
  Buffers buffers_;
  const BoxList& parts_ = moved_.parts;
};

// Returns whether the part has to go to the host before the access.
bool has_to_go(const RegionArray& array, const Box& part, HostAccess access) {
  return array.directory.any_of(part, [&](const PlaceList& places) {
    return access == HostAccess::kRead ? !is_on_host(places) : is_on_a_device(places);
  });
}

// Returns the accessed part with more around it. A program may go through an array one element at a time. The first
// copies bring exactly the accessed elements, and each later copy twice as much as the one before, so that few copies
// bring the whole array.
Box with_more(const RegionArray& array, const HostRange& range) {
  constexpr unsigned kExact = 4;
  constexpr std::size_t kFirstBytes = 64;
  if (array.partial_copies < kExact) return elements_in(array, range.begin, range.end);
  const std::size_t more = kFirstBytes << std::min(array.partial_copies - kExact, 40U);
  return elements_in(array, range.begin - std::min(range.begin, more), range.end + std::min(~range.end, more));
}

RegionStats no_call_of(const Plan& plan, const Session& session) {
  RegionStats stats(plan.name, plan.origin, array_names(plan), session.device_count(), plan.contracts);
  stats.calls = 0;
  return stats;
}

void forget(KeptArrays& all, const HostRange& range) {
  for (KeptArray* kept : all.in_range(range)) {
    if (is_inside(kept->range, range)) all.drop(*kept);
  }
}

// Returns the parts that have to be copied to the host before the access. All belong to arrays of one region, which is
// the one that left the oldest array.
std::vector<PartToHost> concerned(KeptArrays& all, const HostRange& range, HostAccess access) {
  std::vector<PartToHost> found;
  for (KeptArray* kept : access == HostAccess::kRead ? all.host_stale_in_range(range) : all.in_range(range)) {
    const RegionArray& array = kept->array;
    if (!found.empty() && found[0].array->array.region != array.region) continue;
    const Box accessed = elements_in(array, range.begin, range.end);
    if (access == HostAccess::kForget) {
      found.push_back({kept, array.bounds});
    } else if (has_to_go(array, accessed, access)) {
      found.push_back({kept, with_more(array, range)});
    }
  }
  return found;
}

struct Older {
  bool operator()(const KeptArray* a, const KeptArray* b) const { return a->number < b->number; }
};
using KeptSet = std::set<KeptArray*, Older>;

// Kept arrays whose memory overlaps that of a region's arrays.
struct Met {
  KeptSet same;        // the region continues with these
  KeptSet in_the_way;  // the others
};

Met met_by(const RegionArrays& arrays, const KeptArrays& all) {
  Met met;
  for (const RegionArray& array : arrays) {
    const std::vector<KeptArray*> found = all.in_range(range_of(array));
    if (!array.host->host || found.empty()) continue;
    const bool stays = may_stay(array, arrays);
    for (KeptArray* kept : found) {
      const bool goes_on = stays && is_same_array(array, kept->array);
      (goes_on ? met.same : met.in_the_way).insert(kept);
    }
  }
  return met;
}

// Adds the oldest arrays until no more than KeptArrays::kMost stay, the region's arrays included.
void add_oldest(const Met& met, KeptArrays& all, std::size_t arrays, KeptSet& leaving) {
  std::size_t stay = all.size() - met.same.size() - leaving.size() + arrays;
  for (KeptArray& kept : all.all()) {
    if (stay <= KeptArrays::kMost) return;
    if (!met.same.contains(&kept) && leaving.insert(&kept).second) --stay;
  }
}

}  // namespace

void announce(Session& session, KeptArrays& kept_arrays, const HostRange& range, HostAccess access,
              const AccessReport& report) {
  // An array may only reach into the range, if it is a hull of elements that may be read. Its other elements live on.
  if (access == HostAccess::kForget) forget(kept_arrays, range);
  for (;;) {
    const std::vector<PartToHost> parts = concerned(kept_arrays, range, access);
    if (parts.empty()) return;
    RegionStats stats = no_call_of(*parts[0].array->array.region, session);
    CopyToHost(session, kept_arrays, stats, parts).run(access == HostAccess::kRead, report.warn);
    report.stats(std::move(stats));
  }
}

void make_way(const RegionArrays& arrays, Session& session, KeptArrays& kept_arrays, RegionStats& stats,
              const std::function<void(const Error&)>& warn) {
  if (kept_arrays.empty()) return;
  const Met met = met_by(arrays, kept_arrays);
  KeptSet leaving = met.in_the_way;
  add_oldest(met, kept_arrays, arrays.size(), leaving);
  if (leaving.empty()) return;
  std::vector<PartToHost> parts;
  for (KeptArray* kept : leaving) parts.push_back({kept, kept->array.bounds});
  CopyToHost(session, kept_arrays, stats, parts).run(false, warn);
}

}  // namespace boxflow
