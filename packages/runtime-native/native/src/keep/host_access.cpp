#include "keep/host_access.hpp"

#include <algorithm>

#include "coherence/current_places.hpp"
#include "copies/transfers.hpp"
#include "copies/work_log.hpp"
#include "memory/buffers.hpp"
#include "report/device_errors.hpp"

namespace boxflow {

namespace {

HostRange range_of(const RegionArray& array) {
  const auto begin = reinterpret_cast<std::uintptr_t>(array.host.host);
  return {begin, begin + array.host_bytes()};
}

bool overlap(const HostRange& a, const HostRange& b) { return a.begin < b.end && b.begin < a.end; }

bool is_inside(const HostRange& a, const HostRange& b) { return b.begin <= a.begin && a.end <= b.end; }

// What is to go to the host of an array; empty where nothing is.
using Part = std::function<Box(const RegionArray&)>;

// Brings to the host what it lacks of parts of arrays. Devices go on with them only where it says so.
class BringHome {
 public:
  BringHome(Session& session, KeptArrays& kept, RegionStats& stats, const Part& part)
      : session_(session),
        lent_(kept, arrays_, part),
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
        array.directory.add(parts_[i], &array.host);
      } else {
        array.directory.set_only(parts_[i], &array.host);
      }
      const bool whole = parts_[i] == array.bounds;
      array.parts_home += whole ? 0 : 1;
      array.stays = stay || !whole;
    }
    buffers_.keep();
  }

 private:
  // Before the buffers, which are lent with the arrays. Others come later, where a device fails.
  struct Lent {
    Lent(KeptArrays& kept, RegionArrays& arrays, const Part& part) {
      kept.lend_foreign(arrays, [&](const RegionArray& array) {
        const Box box = part(array);
        if (!box.empty()) parts.push_back(box);
        return !box.empty();
      });
    }
    BoxList parts;  // by array
  };

  // False where a device has failed, and others have all that it should have sent.
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

  // Of the first region of which something goes to the host.
  const std::string& origin() const { return arrays_.front().region->origin; }

  Session& session_;
  RegionArrays arrays_;
  Lent lent_;
  WorkLog work_log_;
  Transfers transfers_;
  Buffers buffers_;
  const BoxList& parts_ = lent_.parts;
};

Box nothing_of(const RegionArray& array) { return Box(std::max(1, array.bounds.rank)); }

// Whether the part is to go to the host before the access.
bool has_to_go(const RegionArray& array, const Box& part, HostAccess access) {
  bool found = false;
  array.directory.for_each(part, [&](const Box&, const PlaceList& places) {
    found = found || (access == HostAccess::kRead ? !is_on_host(places) : is_on_a_device(places));
  });
  return found;
}

// A program that goes through an array one element at a time asks for more and more of it, so that all is there after
// few copies: at first just what it accesses, then twice as much around it each time.
Box with_more(const RegionArray& array, const HostRange& range) {
  constexpr unsigned kExact = 4;
  constexpr std::size_t kFirstBytes = 64;
  if (array.parts_home < kExact) return elements_in(array, range.begin, range.end);
  const std::size_t more = kFirstBytes << std::min(array.parts_home - kExact, 40U);
  return elements_in(array, range.begin - std::min(range.begin, more), range.end + std::min(~range.end, more));
}

RegionStats no_call_of(const Plan& plan, const Session& session) {
  RegionStats stats(plan.name, plan.origin, array_names(plan), session.device_count());
  stats.calls = 0;
  return stats;
}

void forget(KeptArrays& kept_arrays, const HostRange& range) {
  std::vector<const KeptArray*> dead;
  for (const KeptArray& kept : kept_arrays.all()) {
    if (is_inside(range_of(kept.array), range)) dead.push_back(&kept);
  }
  for (const KeptArray* kept : dead) kept_arrays.drop(*kept);
}

}  // namespace

void announce(Session& session, KeptArrays& kept_arrays, const HostRange& range, HostAccess access,
              const AccessReport& report) {
  // An array that only reaches into the range, as hulls of what may be read do, has elements that go on.
  if (access == HostAccess::kForget) forget(kept_arrays, range);
  const bool forgets = access == HostAccess::kForget;
  const auto concerned = [&](const RegionArray& array) {
    if (!overlap(range_of(array), range)) return false;
    return forgets || has_to_go(array, elements_in(array, range.begin, range.end), access);
  };
  const auto part = [&](const RegionArray& array) { return forgets ? array.bounds : with_more(array, range); };
  for (;;) {
    const auto& all = kept_arrays.all();
    const auto first = std::find_if(all.begin(), all.end(), [&](const auto& kept) { return concerned(kept.array); });
    if (first == all.end()) return;
    const Plan& region = *first->array.region;
    RegionStats stats = no_call_of(region, session);
    const auto part_of = [&](const RegionArray& array) {
      return array.region == &region && concerned(array) ? part(array) : nothing_of(array);
    };
    BringHome(session, kept_arrays, stats, part_of).run(access == HostAccess::kRead, report.warn);
    report.stats(std::move(stats));
  }
}

void make_way(const RegionArrays& arrays, Session& session, KeptArrays& kept_arrays, RegionStats& stats,
              const std::function<void(const Error&)>& warn) {
  const auto same = [&](const RegionArray& kept) {
    return std::any_of(arrays.begin(), arrays.end(), [&](const RegionArray& array) {
      return array.outer() && is_same_array(array, kept);
    });
  };
  const auto in_the_way = [&](const RegionArray& kept) {
    return std::any_of(arrays.begin(), arrays.end(), [&](const RegionArray& array) {
      if (!array.host.host || !overlap(range_of(array), range_of(kept))) return false;
      return !may_stay(array, arrays) || !is_same_array(array, kept);
    });
  };
  std::size_t too_many = 0;
  const auto& all = kept_arrays.all();
  if (all.size() + arrays.size() > KeptArrays::kMost) {
    const auto others = std::count_if(all.begin(), all.end(), [&](const auto& kept) { return !same(kept.array); });
    const std::size_t then = static_cast<std::size_t>(others) + arrays.size();
    too_many = then - std::min(then, KeptArrays::kMost);
  }
  const auto goes = [&](const RegionArray& kept) {
    if (in_the_way(kept)) return true;
    if (too_many == 0 || same(kept)) return false;
    --too_many;
    return true;
  };
  if (too_many == 0 && std::none_of(all.begin(), all.end(), [&](const auto& kept) { return in_the_way(kept.array); })) {
    return;
  }
  const auto part = [&](const RegionArray& kept) { return goes(kept) ? kept.bounds : nothing_of(kept); };
  BringHome(session, kept_arrays, stats, part).run(false, warn);
}

}  // namespace boxflow
