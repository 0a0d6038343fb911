// The duties of copies, between the host and devices.
#include <random>

#include "device_buffers.hpp"
#include "device_conformance.hpp"

namespace boxflow::test {

namespace {

Bytes random_bytes(std::mt19937& random, std::size_t count) {
  Bytes bytes(count);
  for (auto& byte : bytes) byte = static_cast<unsigned char>(random());
  return bytes;
}

void check_round_trip(Checks& checks, Platform& platform) {
  std::mt19937 random(1);
  for (const auto& device : platform.devices()) {
    const Bytes sent = random_bytes(random, (1 << 20) + 3);
    Bytes received(sent.size());
    const Buffer buffer(*device, sent.size());
    const EventRef up = upload(*device, buffer.get(), sent.data(), sent.size());
    platform.wait(download(*device, received.data(), buffer.get(), sent.size(), {&up, 1}));
    checks.expect(sent == received, "bytes come back as they were sent");
  }
}

// Rectangles are checked against a byte-by-byte twin.
void copy_naively(Bytes& to, const RectSide& to_side, const Bytes& from, const RectSide& from_side, const Rect& rect) {
  const Bytes source = from;  // source and target may be one
  for (std::size_t slice = 0; slice < rect.slices; ++slice) {
    for (std::size_t row = 0; row < rect.rows; ++row) {
      for (std::size_t byte = 0; byte < rect.row_bytes; ++byte) {
        to[to_side.offset + slice * to_side.slice_pitch + row * to_side.row_pitch + byte] =
            source[from_side.offset + slice * from_side.slice_pitch + row * from_side.row_pitch + byte];
      }
    }
  }
}

std::size_t pick(std::mt19937& random, std::size_t low, std::size_t high) {
  return std::uniform_int_distribution<std::size_t>(low, high)(random);
}

// Rows and slices that touch, that are padded, and that step by an odd number of bytes; a pitch that does not matter
// is anything.
RectSide random_side(std::mt19937& random, const Rect& rect, std::size_t limit) {
  RectSide side;
  side.row_pitch = rect.row_bytes + (pick(random, 0, 1) ? 0 : pick(random, 0, 9));
  side.slice_pitch = rect.rows * side.row_pitch;
  switch (pick(random, 0, 2)) {
    case 0:
      break;
    case 1:
      side.slice_pitch += side.row_pitch * pick(random, 0, 3);
      break;
    default:
      side.slice_pitch += pick(random, 0, 13);
  }
  const std::size_t extent =
      (rect.slices - 1) * side.slice_pitch + (rect.rows - 1) * side.row_pitch + rect.row_bytes;
  side.offset = pick(random, 0, limit - extent);
  if (rect.rows == 1) side.row_pitch = pick(random, 0, 5);
  if (rect.slices == 1) side.slice_pitch = pick(random, 0, 5);
  return side;
}

Rect random_rect(std::mt19937& random) { return {pick(random, 1, 24), pick(random, 1, 6), pick(random, 1, 5)}; }

// One half of each buffer is only ever read by copies within it and the other only written, so that they never overlap.
constexpr std::size_t kHalf = 4096;

struct Replica {
  Device* device;
  std::unique_ptr<Buffer> buffer;
  Bytes twin;
  EventRef last;
};

std::vector<Replica> make_replicas(Platform& platform, std::mt19937& random) {
  std::vector<Replica> replicas;
  for (const auto& device : platform.devices()) {
    Replica replica{device.get(), std::make_unique<Buffer>(*device, 2 * kHalf), random_bytes(random, 2 * kHalf), {}};
    replica.last = upload(*device, replica.buffer->get(), replica.twin.data(), replica.twin.size());
    platform.wait(replica.last);
    replicas.push_back(std::move(replica));
  }
  return replicas;
}

void copy_between(Replica& to, Replica& from, std::mt19937& random) {
  const Rect rect = random_rect(random);
  RectSide to_side = random_side(random, rect, kHalf);
  const RectSide from_side = random_side(random, rect, kHalf);
  to_side.offset += kHalf;
  const EventRef waits[] = {to.last, nullptr, from.last};
  to.last = to.device->copy_from_device(to.buffer->get(), to_side, *from.device, from.buffer->get(), from_side, rect,
                                        waits);
  from.last = to.last;
  copy_naively(to.twin, to_side, from.twin, from_side, rect);
}

// `host` outlives the copies: every round has its own.
void copy_with_host(Replica& replica, Bytes& host, Bytes& host_twin, bool to_device, std::mt19937& random) {
  const Rect rect = random_rect(random);
  const RectSide device_side = random_side(random, rect, kHalf);
  const RectSide host_side = random_side(random, rect, host.size());
  const Waits waits{&replica.last, 1};
  const Allocation& allocation = replica.buffer->get();
  if (to_device) {
    replica.last = replica.device->copy_from_host(allocation, device_side, host.data(), host_side, rect, waits);
    copy_naively(replica.twin, device_side, host_twin, host_side, rect);
  } else {
    replica.last = replica.device->copy_to_host(host.data(), host_side, allocation, device_side, rect, waits);
    copy_naively(host_twin, host_side, replica.twin, device_side, rect);
  }
}

void check_rectangles(Checks& checks, Platform& platform) {
  std::mt19937 random(2);
  std::vector<Replica> replicas = make_replicas(platform, random);
  constexpr int kRounds = 300;
  std::vector<Bytes> hosts;
  for (int round = 0; round < kRounds; ++round) hosts.push_back(random_bytes(random, kHalf));
  std::vector<Bytes> host_twins = hosts;
  for (std::size_t round = 0; round < kRounds; ++round) {
    Replica& one = replicas[pick(random, 0, replicas.size() - 1)];
    Replica& other = replicas[pick(random, 0, replicas.size() - 1)];
    if (pick(random, 0, 1)) {
      copy_between(one, other, random);
    } else {
      copy_with_host(one, hosts[round], host_twins[round], pick(random, 0, 1) == 0, random);
    }
  }
  for (Replica& replica : replicas) {
    Bytes actual(replica.twin.size());
    platform.wait(download(*replica.device, actual.data(), replica.buffer->get(), actual.size(), {&replica.last, 1}));
    checks.expect(actual == replica.twin, "a device's buffer equals its twin");
  }
  checks.expect(hosts == host_twins, "the host's arrays equal their twins");
}

void check_empty_copy(Checks& checks, Platform& platform) {
  Device& device = *platform.devices()[0];
  const Buffer buffer(device, 0);
  const EventRef event = device.copy_from_host(buffer.get(), {}, nullptr, {}, Rect{0, 3, 2}, {});
  platform.wait(event);
  checks.expect(platform.is_complete(event), "an empty copy completes");
}

}  // namespace

void check_copies(Checks& checks, Platform& platform) {
  checks.run("host to device and back", [&] { check_round_trip(checks, platform); });
  checks.run("rectangles between hosts and devices", [&] { check_rectangles(checks, platform); });
  checks.run("an empty copy", [&] { check_empty_copy(checks, platform); });
}

}  // namespace boxflow::test
