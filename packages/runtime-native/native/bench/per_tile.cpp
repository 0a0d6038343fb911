#include "per_tile.hpp"

#include <algorithm>

#include "idle_platform.hpp"
#include "planner_clock.hpp"
#include "run/region.hpp"
#include "tiles/flow_out.hpp"
#include "tiles/tile_cache.hpp"

namespace boxflow::bench {

namespace {

// Until every device has its buffers and the directories look as they do from then on.
constexpr std::int64_t kWarmUp = 8;
// Between two looks at the clock, which take as long as a tile.
constexpr std::int64_t kTilesPerBatch = 64;

double median_of(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

class Measurement {
 public:
  Measurement(const test::Json& json, const Setting& setting)
      : setting_(setting),
        batch_(std::max<std::int64_t>(kTilesPerBatch / static_cast<std::int64_t>(setting.devices), 1)),
        iterations_(std::max<std::int64_t>(setting.iterations / batch_, 1) * batch_),
        plans_(parse_plans(test::Json::array({json}).dump().c_str())) {
    const std::int64_t n = static_cast<std::int64_t>(setting.devices) * setting.rows_per_device + 2;
    const std::int64_t first = n / 2;  // so that there are rows before row k, and behind it
    parameters_ = {first, first + kWarmUp + iterations_, n};
    addresses_.assign(plan().arrays.size(), &memory_);  // never touched
    options_.target = Target::kSim;
    options_.devices = setting.devices;
    options_.second_distribution = Distribution::kBlock;  // for the plans that have second dimensions
  }

  PerTile run() {
    PerTile result;
    options_.repeat = true;
    time_run(result);
    result.repeated = result.median;
    options_.repeat = false;
    time_run(result);
    time_deciding(result);
    return result;
  }

 private:
  const Plan& plan() const { return plans_[0]; }

  void time_run(PerTile& result) {
    const std::uint64_t lag = kLag * setting_.devices;
    Session session(boxflow_bundle{}, options_,
                    [lag](auto platform) { return idle_platform(std::move(platform), lag); });
    KeptArrays kept(session);
    RegionStats stats("", "", std::vector<std::string>(plan().arrays.size()), session.device_count());
    std::vector<std::int64_t> times;
    std::int64_t issued = 0;
    RegionCall call;
    call.plan = &plan();
    call.parameters = parameters_;
    call.arrays = addresses_;
    call.iteration_issued = [&] {
      const std::int64_t iteration = ++issued - kWarmUp;
      if (iteration >= 0 && iteration % batch_ == 0) times.push_back(planner_ns());
    };
    run_region(call, session, kept, stats);

    std::uint64_t tiles = 0;
    for (const DeviceStats& device : stats.devices) tiles += device.tiles;
    result.tiles = static_cast<double>(tiles) / static_cast<double>(kWarmUp + iterations_);
    result.copies = static_cast<double>(stats.of(Purpose::kFlowOut).copies + stats.of(Purpose::kFlowIn).copies) /
                    static_cast<double>(tiles);
    const double tiles_per_batch = result.tiles * static_cast<double>(batch_);
    std::vector<double> each;
    for (std::size_t i = 1; i < times.size(); ++i) each.push_back(static_cast<double>(times[i] - times[i - 1]));
    result.median = median_of(each) / tiles_per_batch;
    result.mean =
        static_cast<double>(times.back() - times.front()) / static_cast<double>(each.size()) / tiles_per_batch;
  }

  // Describes the same tiles again and only asks for their receivers.
  void time_deciding(PerTile& result) {
    const RegionArrays arrays = make_region_arrays(plan(), parameters_, addresses_);
    std::vector<std::size_t> devices(setting_.devices);
    for (std::size_t d = 0; d < devices.size(); ++d) devices[d] = d;
    FlowOutPlanner planner(plan(), parameters_, arrays, options_, ActiveDevices(devices));
    TileCache tiles(plan(), arrays, options_);
    std::vector<double> boxes;
    std::vector<double> receivers;
    const std::int64_t batches = std::min<std::int64_t>(iterations_ / batch_, 32);
    for (std::int64_t i = 0; i < batches * batch_; i += batch_) {
      const std::int64_t begin = planner_ns();
      std::size_t position = 0;
      const Phase* last = nullptr;
      for_each_tile(planner, i, [&](const Phase& phase, std::span<std::int64_t> slots, const TileRect& rect,
                                    std::size_t) {
        position = &phase == last ? (position + 1) % setting_.devices : 0;
        last = &phase;
        tiles.describe(phase, slots, rect, position);
      });
      const std::int64_t middle = planner_ns();
      for_each_tile(planner, i, [&](const Phase& phase, std::span<std::int64_t> slots, const TileRect& rect,
                                    std::size_t device) {
        planner.outgoing(phase, PhaseSlots(slots, parameters_.size() + 1), rect, device);
      });
      boxes.push_back(static_cast<double>(middle - begin));
      receivers.push_back(static_cast<double>(planner_ns() - middle));
    }
    result.boxes = median_of(boxes) / result.tiles / static_cast<double>(batch_);
    result.receivers = median_of(receivers) / result.tiles / static_cast<double>(batch_);
  }

  // Visits the tiles of a batch of serial iterations. The plans' serial loops have one iterator; every phase gets it.
  template <typename Visit>
  void for_each_tile(const FlowOutPlanner& planner, std::int64_t first, const Visit& visit) {
    std::vector<std::int64_t> slots(plan().phase_slots);
    std::copy(parameters_.begin(), parameters_.end(), slots.begin());
    const std::size_t iterator = parameters_.size();
    for (std::int64_t i = first; i < first + batch_; ++i) {
      slots[iterator] = parameters_[0] + kWarmUp + i;
      for (const Phase& phase : plan().phases) for_each_tile_of(phase, planner, slots, iterator, visit);
    }
  }

  template <typename Visit>
  void for_each_tile_of(const Phase& phase, const FlowOutPlanner& planner, std::span<std::int64_t> slots,
                        std::size_t iterator, const Visit& visit) {
    const TileRect whole = phase.rect(slots);
    if (whole.empty()) return;
    planner.owners(phase).for_each_in(whole, [&](const TileRect& rect, std::size_t device) {
      put_rect(slots, iterator + 1, rect);
      visit(phase, slots, rect, device);
    });
  }

  Setting setting_;
  std::int64_t batch_;  // iterations between two looks at the clock
  std::int64_t iterations_;
  std::vector<Plan> plans_;
  std::vector<std::int64_t> parameters_;
  char memory_ = 0;
  std::vector<void*> addresses_;
  RunOptions options_;
};

}  // namespace

PerTile measure(const test::Json& plan, const Setting& setting) { return Measurement(plan, setting).run(); }

}  // namespace boxflow::bench
