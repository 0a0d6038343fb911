#include "device/cuda/sequence/exchange_node.hpp"

#include <algorithm>

#include "device/cuda/sequence/exchange_ptx.hpp"
#include "device/rect_copy.hpp"

namespace boxflow::cuda {

namespace {

constexpr std::size_t kMostThreads = 512;  // of a block: as many as the kernels allow
constexpr std::size_t kMostBlocks = 64;
// The units that a thread copies, one after the other, before another block is worth its arrival.
constexpr std::size_t kUnitsPerThread = 4;

std::uint64_t address_of(const Allocation& allocation) {
  return static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(allocation.handle));
}

// Returns the largest unit by which all addresses, distances and lengths are multiples.
std::size_t unit_of(const DeviceCopy& copy, const RectCopy& folded) {
  std::uint64_t all = address_of(*copy.to) | address_of(*copy.from) | folded.rect.row_bytes;
  for (const RectSide& side : {folded.to, folded.from}) all |= side.offset | side.row_pitch | side.slice_pitch;
  const auto divides = [&](std::size_t unit) { return all % unit == 0; };
  return *std::find_if(kExchangeUnits.rbegin(), kExchangeUnits.rend(), divides);
}

}  // namespace

FunctionHandle ExchangeKernels::of_unit(std::size_t bytes) {
  const auto unit = std::find(kExchangeUnits.begin(), kExchangeUnits.end(), bytes);
  Loaded& loaded = loaded_[static_cast<std::size_t>(unit - kExchangeUnits.begin())];
  if (!loaded.tried) {
    loaded.tried = true;
    loaded.module = try_load(context_, exchange_ptx(bytes).c_str());
    if (loaded.module) loaded.function = loaded.module->function(exchange_name(bytes).c_str());
  }
  return loaded.function;
}

ExchangeNode::ExchangeNode(ExchangeKernels& kernels, const DeviceCopy* copy, const ExchangeWords& words) {
  std::size_t unit = kExchangeUnits.back();
  std::size_t units = 0;
  if (copy) {
    const RectCopy folded = fold_rect(copy->rect, copy->to_side, copy->from_side);
    unit = unit_of(*copy, folded);
    units = bytes_of(folded.rect) / unit;
    arguments_ = {address_of(*copy->to) + folded.to.offset, address_of(*copy->from) + folded.from.offset,
                  folded.rect.row_bytes / unit, folded.rect.rows, folded.rect.slices, folded.to.row_pitch,
                  folded.to.slice_pitch, folded.from.row_pitch, folded.from.slice_pitch};
  }
  arguments_[9] = words.sender;
  arguments_[10] = words.to_raise;
  arguments_[11] = words.to_await;
  arguments_[12] = words.stop;
  for (std::size_t i = 0; i < kArguments; ++i) addresses_[i] = &arguments_[i];
  // A warp at least.
  const std::size_t threads = std::clamp<std::size_t>((units + 31) / 32 * 32, 32, kMostThreads);
  const std::size_t per_block = threads * kUnitsPerThread;
  const std::size_t blocks = std::clamp<std::size_t>((units + per_block - 1) / per_block, 1, kMostBlocks);
  node_.function = kernels.of_unit(unit);
  node_.grid[0] = static_cast<unsigned>(blocks);
  node_.block[0] = static_cast<unsigned>(threads);
  node_.parameters = addresses_.data();
}

}  // namespace boxflow::cuda
