#include "device/cuda/cuda_copy.hpp"

#include <algorithm>

namespace boxflow::cuda {

namespace {

Place moved(const Place& place, std::size_t offset) {
  Place result = place;
  if (place.is_host()) {
    result.host = static_cast<char*>(place.host) + offset;
  } else {
    result.device += offset;
  }
  return result;
}

bool crosses_contexts(const Place& to, const Place& from) {
  return !to.is_host() && !from.is_host() && to.context != from.context;
}

void enqueue_contiguous(const Context& context, StreamHandle stream, const Place& to, const Place& from,
                        std::size_t bytes) {
  const Api& api = context.api();
  if (from.is_host()) {
    context.check(api.memcpy_htod_async(to.device, from.host, bytes, stream), "cuMemcpyHtoDAsync");
  } else if (to.is_host()) {
    context.check(api.memcpy_dtoh_async(to.host, from.device, bytes, stream), "cuMemcpyDtoHAsync");
  } else if (crosses_contexts(to, from)) {
    context.check(api.memcpy_peer_async(to.device, to.context, from.device, from.context, bytes, stream),
                  "cuMemcpyPeerAsync");
  } else {
    context.check(api.memcpy_dtod_async(to.device, from.device, bytes, stream), "cuMemcpyDtoDAsync");
  }
}

Memcpy3DSide side_of(const Place& place, const RectSide& side, bool name_context) {
  Memcpy3DSide result;
  result.memory_type = place.is_host() ? kMemoryHost : kMemoryDevice;
  result.host = place.host;
  result.device = place.device;
  result.context = name_context ? place.context : nullptr;
  result.pitch = side.row_pitch;
  result.height = side.slice_pitch / side.row_pitch;
  return result;
}

void enqueue_strided(const Context& context, StreamHandle stream, const Place& to, const Place& from,
                     const RectCopy& piece) {
  const Api& api = context.api();
  const bool peer = crosses_contexts(to, from);
  Memcpy3D request;
  request.source = side_of(from, piece.from, peer);
  request.destination = side_of(to, piece.to, peer);
  request.width_bytes = piece.rect.row_bytes;
  request.height = piece.rect.rows;
  request.depth = piece.rect.slices;
  if (peer) {
    context.check(api.memcpy_3d_peer_async(&request, stream), "cuMemcpy3DPeerAsync");
  } else {
    context.check(api.memcpy_3d_async(&request, stream), "cuMemcpy3DAsync");
  }
}

}  // namespace

void enqueue_copy(const Context& context, StreamHandle stream, const Place& to, const Place& from,
                  const RectCopy& copy, std::size_t largest_pitch) {
  if (copy.empty()) return;
  const auto enqueue_row = [&](const RectCopy& row) {
    enqueue_contiguous(context, stream, moved(to, row.to.offset), moved(from, row.from.offset), row.rect.row_bytes);
  };
  for_each_regular_piece(copy, [&](const RectCopy& piece) {
    if (piece.contiguous() || std::max(piece.to.row_pitch, piece.from.row_pitch) > largest_pitch) {
      for_each_row(piece, enqueue_row);
    } else {
      enqueue_strided(context, stream, moved(to, piece.to.offset), moved(from, piece.from.offset), piece);
    }
  });
}

}  // namespace boxflow::cuda
