#include "measure/measure_links.hpp"

#include <algorithm>
#include <vector>

#include "measure/device_block.hpp"
#include "measure/least_seconds.hpp"

namespace boxflow {

namespace {

constexpr std::size_t kBytes = std::size_t{16} << 20;
constexpr std::size_t kLeastBytes = std::size_t{256} << 10;
// Devices of the host are alike, and there may be hundreds.
constexpr std::size_t kHostDevices = 2;

bool on_host(const Session& session) { return session.target() == Target::kHost; }

class Links {
 public:
  explicit Links(Session& session)
      : session_(session),
        platform_(session.platform()),
        block_bytes_(on_host(session) ? std::max(kBytes / session.device_count(), kLeastBytes) : kBytes),
        host_(kBytes, 1) {
    for (std::size_t d = 0; d < session.device_count(); ++d) {
      blocks_.push_back(std::make_unique<DeviceBlock>(session.device(d), block_bytes_));
      blocks_.push_back(std::make_unique<DeviceBlock>(session.device(d), block_bytes_));
    }
  }

  void measure(MachineMeasurements& measured) {
    const std::size_t linked = on_host(session_) ? std::min(devices(), kHostDevices) : devices();
    for (std::size_t from = 0; from <= linked; ++from) {
      for (std::size_t to = 0; to <= linked; ++to) {
        if (from != to) measured.links.push_back(link(id(from), id(to)));
      }
    }
    const double in = least_seconds([&] { copy_to_new_blocks(kBytes / devices()); });
    const double out =
        seconds_on(devices(), [&](std::size_t d) { return copy(DeviceId(d), kOnHost, kBytes / devices()); });
    measured.figures.copied_byte = (in + out) / 2 / static_cast<double>(kBytes);
    for (MachineFigures::Together& together : measured.figures.together) {
      together.device_byte = device_byte(together.devices);
    }
    measured.figures.exchange = exchange();
    measured.figures.host_byte = host_byte();
  }

 private:
  std::size_t devices() const { return blocks_.size() / 2; }
  static DeviceId id(std::size_t row) { return row == 0 ? kOnHost : DeviceId(row - 1); }
  const DeviceBlock& block(DeviceId device) const { return *blocks_[2 * device.number()]; }

  EventRef copy(DeviceId from, DeviceId to, std::size_t bytes) {
    const RectSide side{0, bytes, bytes};
    const Rect rect{bytes, 1, 1};
    if (from.is_host()) {
      const DeviceBlock& target = block(to);
      return target.device().copy_from_host(target.allocation(), side, host_part(to, bytes), side, rect, {});
    }
    const DeviceBlock& source = block(from);
    if (to.is_host()) {
      return source.device().copy_to_host(host_part(from, bytes), side, source.allocation(), side, rect, {});
    }
    const DeviceBlock& target = block(to);
    return target.device().copy_from_device(target.allocation(), side, source.device(), source.allocation(), side,
                                            rect, {});
  }

  EventRef copy_within(std::size_t device, std::size_t bytes) {
    const DeviceBlock& from = *blocks_[2 * device];
    const DeviceBlock& to = *blocks_[2 * device + 1];
    const RectSide side{0, bytes, bytes};
    return to.device().copy_from_device(to.allocation(), side, from.device(), from.allocation(), side,
                                        Rect{bytes, 1, 1}, {});
  }

  // Copies to blocks that nobody has used yet, as most data of a program does.
  void copy_to_new_blocks(std::size_t bytes) {
    const RectSide side{0, bytes, bytes};
    std::vector<std::unique_ptr<DeviceBlock>> fresh;
    std::vector<EventRef> events;
    for (std::size_t d = 0; d < devices(); ++d) {
      fresh.push_back(std::make_unique<DeviceBlock>(session_.device(d), bytes));
      events.push_back(session_.device(d).copy_from_host(fresh.back()->allocation(), side,
                                                         host_part(DeviceId(d), bytes), side, Rect{bytes, 1, 1}, {}));
    }
    platform_.wait_for_all(events);
  }

  // Devices that copy at the same time use different parts.
  char* host_part(DeviceId device, std::size_t bytes) {
    return host_.data() + (bytes * device.number()) % (kBytes - bytes + 1);
  }

  // Does something on the first devices at the same time.
  template <typename Issue>
  double seconds_on(std::size_t devices, const Issue& issue) {
    return least_seconds([&] {
      std::vector<EventRef> events;
      for (std::size_t d = 0; d < devices; ++d) events.push_back(issue(d));
      platform_.wait_for_all(events);
    });
  }

  double device_byte(std::size_t devices) {
    const double all = seconds_on(devices, [&](std::size_t d) { return copy_within(d, block_bytes_); });
    const double latency = seconds_on(devices, [&](std::size_t d) { return copy_within(d, sizeof(double)); });
    // Each byte is read and written.
    return std::max(all - latency, all / 10) / 2 / static_cast<double>(block_bytes_ * devices);
  }

  // One device has no other one; its number is not used then.
  double exchange() {
    const DeviceId first(0);
    return least_seconds([&] {
      platform_.wait(devices() > 1 ? copy(first, DeviceId(1), sizeof(double)) : copy_within(0, sizeof(double)));
    });
  }

  LinkFigures link(DeviceId from, DeviceId to) {
    const auto seconds = [&](std::size_t bytes) {
      return least_seconds([&] { platform_.wait(copy(from, to, bytes)); });
    };
    const double latency = seconds(sizeof(double));
    const double all = seconds(block_bytes_);
    return {from, to, latency, static_cast<double>(block_bytes_) / std::max(all - latency, all / 10)};
  }

  // Reads as a loop of the program does.
  double host_byte() {
    double sum = 0;
    const double seconds = least_seconds([&] {
      const auto* const values = reinterpret_cast<const double*>(host_.data());
      double a = 0, b = 0;
      for (std::size_t i = 0; i < kBytes / sizeof(double); i += 2) a += values[i], b += values[i + 1];
      sum += a + b;
    });
    volatile const double used = sum;  // so that the loop stays
    (void)used;
    return seconds / static_cast<double>(kBytes);
  }

  Session& session_;
  Platform& platform_;
  std::size_t block_bytes_;
  std::vector<char> host_;
  std::vector<std::unique_ptr<DeviceBlock>> blocks_;  // two of each device
};

}  // namespace

void measure_links(Session& session, MachineMeasurements& measured) { Links(session).measure(measured); }

}  // namespace boxflow
