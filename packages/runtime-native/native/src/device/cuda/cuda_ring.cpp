#include "device/cuda/cuda_ring.hpp"

#include <algorithm>
#include <new>
#include <system_error>

#include "device/ring/huge_pages.hpp"
#include "device/ring/rect_units.hpp"

namespace boxflow::cuda {

namespace {

constexpr std::size_t kCountersBytes = 4096;  // blocks begin on a page

DevicePointer address_of(const std::atomic<std::uint32_t>& counter) {
  return static_cast<DevicePointer>(reinterpret_cast<std::uintptr_t>(&counter));
}

// Cuts smaller copies into smaller units, so that the device is busy with one while threads are with the next.
std::size_t unit_bytes(const RingShape& shape, std::size_t copied_bytes) {
  constexpr std::size_t kUnits = 16;
  const std::size_t bytes = copied_bytes / kUnits / shape.part_bytes * shape.part_bytes;
  return std::min(std::max(bytes, shape.part_bytes), shape.block_bytes);
}

}  // namespace

CudaRing::~CudaRing() {
  if (lane_) threads_->remove_lane(*lane_);
  if (counters_ && context_->try_make_current()) context_->api().mem_free_host(counters_);
}

bool CudaRing::enqueue(StreamHandle stream, const Place& to, const Place& from, const RectCopy& copy,
                       std::size_t largest_pitch) {
  if (bytes_of(copy.rect) < shape_.least_bytes || !usable_) return false;
  if (!lane_) {
    usable_ = false;
    if (!open(stream)) return false;
    usable_ = true;
  }
  const std::uint32_t first = next_;
  try {
    enqueue_units(stream, to, from, copy, largest_pitch);
  } catch (...) {
    usable_ = false;
    threads_->drop_from(*lane_, first);
    throw;
  }
  return true;
}

bool CudaRing::open(StreamHandle stream) {
  const Api& api = context_->api();
  if (!api.stream_wait_value || !api.stream_write_value) return false;
  void* memory = nullptr;
  const std::size_t bytes = kCountersBytes + shape_.blocks * shape_.block_bytes;
  const Result allocated = api.mem_host_alloc(&memory, bytes, kHostAllocPortable | kHostAllocDeviceMap);
  if (allocated == kErrorOutOfMemory || allocated == kErrorNotSupported) return false;
  context_->check(allocated, "cuMemHostAlloc");
  counters_ = new (memory) RingCounters();
  const Result written = api.stream_write_value(stream, address_of(counters_->begun), 0, kWriteValueDefault);
  if (written == kErrorNotSupported) return false;
  context_->check(written, "cuStreamWriteValue32");
  lane_.emplace(direction_, static_cast<char*>(memory) + kCountersBytes, shape_.block_bytes, shape_.blocks,
                *counters_);
  try {
    threads_->add_lane(*lane_);
  } catch (const std::system_error&) {
    lane_.reset();
    return false;
  }
  return true;
}

void CudaRing::enqueue_units(StreamHandle stream, const Place& to, const Place& from, const RectCopy& copy,
                             std::size_t largest_pitch) {
  const bool to_host = direction_ == RingDirection::kToHost;
  char* const host = static_cast<char*>(to_host ? to.host : from.host);
  const auto host_side = [&](const RectCopy& piece) -> const RectSide& { return to_host ? piece.to : piece.from; };
  const auto address = [&](const RectCopy& piece) {
    return reinterpret_cast<std::uintptr_t>(host) + host_side(piece).offset;
  };
  const auto for_each_unit = [&](const auto& visit) {
    for_each_piece_of(copy, unit_bytes(shape_, bytes_of(copy.rect)), address, visit);
  };
  if (to_host) {
    advise_huge_pages(host, copy.to, copy.rect);
  } else {
    std::uint32_t end = next_;
    for_each_unit([&](const RectCopy&) { ++end; });
    write(stream, counters_->begun, end);
  }
  for_each_unit([&](const RectCopy& unit) {
    parts_.clear();
    const RectCopy to_block = fold_rect(unit.rect, packed_side(unit.rect), host_side(unit));
    const auto part_address = [&](const RectCopy& piece) {
      return reinterpret_cast<std::uintptr_t>(host) + piece.from.offset;
    };
    for_each_piece_of(to_block, shape_.part_bytes, part_address, [&](const RectCopy& part) {
      parts_.push_back({0, part.to.offset, host, part.from, part.rect});
    });
    threads_->add_unit(*lane_, parts_);
    enqueue_block(stream, to, from, unit, largest_pitch);
    ++next_;
  });
  if (to_host) wait_for(stream, counters_->host_done, next_);
}

// Puts the device's half of the next unit on the stream.
void CudaRing::enqueue_block(StreamHandle stream, const Place& to, const Place& from, const RectCopy& unit,
                             std::size_t largest_pitch) {
  const bool to_host = direction_ == RingDirection::kToHost;
  const Place block = Place::of_host(lane_->block_of(next_));
  const RectSide packed = packed_side(unit.rect);
  // The block is free of its former unit, or holds this one.
  wait_for(stream, counters_->host_done, to_host ? next_ + 1 - shape_.blocks : next_ + 1);
  if (to_host) {
    enqueue_copy(*context_, stream, block, from, fold_rect(unit.rect, packed, unit.from), largest_pitch);
  } else {
    enqueue_copy(*context_, stream, to, block, fold_rect(unit.rect, unit.to, packed), largest_pitch);
  }
  write(stream, counters_->device_done, next_ + 1);
}

void CudaRing::wait_for(StreamHandle stream, const std::atomic<std::uint32_t>& counter, std::uint32_t number) const {
  const Result result =
      context_->api().stream_wait_value(stream, address_of(counter), number, kWaitValueGreaterOrEqual);
  context_->check(result, "cuStreamWaitValue32");
}

void CudaRing::write(StreamHandle stream, std::atomic<std::uint32_t>& counter, std::uint32_t number) const {
  const Result result = context_->api().stream_write_value(stream, address_of(counter), number, kWriteValueDefault);
  context_->check(result, "cuStreamWriteValue32");
}

bool CudaRing::come_to_rest(bool complete) noexcept {
  if (!complete) usable_ = false;
  return lane_ && threads_->drop_all(*lane_);
}

}  // namespace boxflow::cuda
