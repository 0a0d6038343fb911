#include "steady/issue_record.hpp"

#include <algorithm>

namespace boxflow {

void IssueRecord::tile_begins(const Phase& phase, std::size_t device, const TileRect& rect) {
  tiles_.push_back({iterations_ - 1, &phase, device, rect, std::vector<RecordedLaunch*>(phase.launches.size())});
}

void IssueRecord::launched(std::size_t position, bool split, const LaunchRequest& request, Waits waits,
                           const EventRef& event) {
  add({RecordedLaunch{}, {}, event}, waits, event);
  auto& launch = std::get<RecordedLaunch>(works_.back().what);
  tiles_.back().launches[position] = &launch;
  launch.device = tiles_.back().device;
  launch.split = split;
  launch.request = request;
  // Constant memory is filled from boxes that may be different ones in the next period.
  if (std::any_of(request.views.begin(), request.views.end(), [](const auto& view) { return view.constant; })) spoil();
  launch.views.assign(request.views.begin(), request.views.end());
  launch.scalars.assign(request.scalars.begin(), request.scalars.end());
  launch.grid.assign(request.grid.begin(), request.grid.end());
  for (const ViewArgument& view : launch.views) {
    launch.pieces.insert(launch.pieces.end(), view.pieces.begin(), view.pieces.end());
  }
  std::size_t first = 0;
  for (ViewArgument& view : launch.views) {
    view.pieces = std::span(launch.pieces).subspan(first, view.pieces.size());
    first += view.pieces.size();
  }
  launch.request.views = launch.views;
  launch.request.scalars = launch.scalars;
  launch.request.grid = launch.grid;
}

void IssueRecord::copied(const IssuedCopy& copy, Waits waits, const EventRef& event) {
  if (copy.to->device.is_host() || copy.from->device.is_host()) spoil();
  add({copy, {}, event}, waits, event);
}

void IssueRecord::add(Work work, Waits waits, const EventRef& event) {
  for (const EventRef& wait : waits) {
    if (wait) work.after.push_back(dependence(wait));
  }
  if (event) positions_[event.get()] = static_cast<std::uint32_t>(works_.size());
  works_.push_back(std::move(work));
}

IssueRecord::Dependence IssueRecord::dependence(const EventRef& event) {
  using Of = Dependence::Of;
  if (const auto position = position_of(event)) return {Of::kThis, *position};
  if (const auto position = last_ ? last_->position_of(event) : std::nullopt) return {Of::kLast, *position};
  older_.push_back(event);
  return {Of::kOlder, static_cast<std::uint32_t>(older_.size() - 1)};
}

std::optional<std::uint32_t> IssueRecord::position_of(const EventRef& event) const {
  const auto found = positions_.find(event.get());
  if (found == positions_.end()) return std::nullopt;
  return found->second;
}

}  // namespace boxflow
