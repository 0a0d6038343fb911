// The fake CUDA driver's copies: see cuda_fake_state.hpp.
#include <cstring>

#include "cuda_fake_state.hpp"

using namespace boxflow::cuda;
using namespace boxflow::test::fake_cuda;

namespace {

std::size_t extent(const Memcpy3DSide& side, const Memcpy3D& copy) {
  return ((copy.depth - 1) * side.height + copy.height - 1) * side.pitch + copy.width_bytes;
}

// Start of a side; null and false where the side breaks a rule.
bool resolve(const Memcpy3DSide& side, const Memcpy3D& copy, Device* device, char** start) {
  const bool plain = !side.x_bytes && !side.y && !side.z && !side.level_of_detail && !side.array;
  const auto limit = static_cast<std::size_t>(fake().setup.max_pitch);
  if (!plain || side.pitch < copy.width_bytes || side.height < copy.height || side.pitch > limit) return false;
  *start = side.memory_type == kMemoryHost ? static_cast<char*>(side.host)
                                           : bytes_at(device, side.device, extent(side, copy));
  return *start != nullptr && (side.memory_type == kMemoryHost) == (side.host != nullptr);
}

Result copy_3d(const Memcpy3D& copy, char* to, const char* from) {
  for (std::size_t z = 0; z < copy.depth; ++z) {
    for (std::size_t y = 0; y < copy.height; ++y) {
      std::memcpy(to + (z * copy.destination.height + y) * copy.destination.pitch,
                  from + (z * copy.source.height + y) * copy.source.pitch, copy.width_bytes);
    }
  }
  return kSuccess;
}

Result put_3d(const Memcpy3D* copy, Device* to_device, Device* from_device, StreamHandle stream) {
  char* to = nullptr;
  char* from = nullptr;
  if (!copy->width_bytes || !copy->height || !copy->depth) return kErrorInvalidValue;
  if (!resolve(copy->destination, *copy, to_device, &to)) return kErrorInvalidValue;
  if (!resolve(copy->source, *copy, from_device, &from)) return kErrorInvalidValue;
  return put(stream, [request = *copy, to, from] { return copy_3d(request, to, from); });
}

std::string shape(const Memcpy3D& copy) {
  return number(copy.width_bytes) + "x" + number(copy.height) + "x" + number(copy.depth);
}

const char* side_name(const Memcpy3DSide& side) { return side.memory_type == kMemoryHost ? "host" : "device"; }

}  // namespace

extern "C" {

Result cuMemcpyHtoDAsync_v2(DevicePointer to, const void* from, std::size_t bytes, StreamHandle stream) {
  FAKE_ENTER("cuMemcpyHtoDAsync_v2")
  FAKE_NEEDS_CONTEXT()
  char* target = bytes_at(current, to, bytes);
  if (!target || !from) return kErrorInvalidValue;
  log("cuMemcpyHtoDAsync " + number(bytes));
  return put(stream, [=] { return std::memcpy(target, from, bytes), kSuccess; });
}

Result cuMemcpyDtoHAsync_v2(void* to, DevicePointer from, std::size_t bytes, StreamHandle stream) {
  FAKE_ENTER("cuMemcpyDtoHAsync_v2")
  FAKE_NEEDS_CONTEXT()
  const char* source = bytes_at(current, from, bytes);
  if (!source || !to) return kErrorInvalidValue;
  log("cuMemcpyDtoHAsync " + number(bytes));
  return put(stream, [=] { return std::memcpy(to, source, bytes), kSuccess; });
}

Result cuMemcpyDtoDAsync_v2(DevicePointer to, DevicePointer from, std::size_t bytes, StreamHandle stream) {
  FAKE_ENTER("cuMemcpyDtoDAsync_v2")
  FAKE_NEEDS_CONTEXT()
  char* target = bytes_at(current, to, bytes);
  const char* source = bytes_at(current, from, bytes);
  if (!target || !source) return kErrorInvalidValue;
  log("cuMemcpyDtoDAsync " + number(bytes));
  return put(stream, [=] { return std::memcpy(target, source, bytes), kSuccess; });
}

Result cuMemcpyPeerAsync(DevicePointer to, ContextHandle to_context, DevicePointer from, ContextHandle from_context,
                         std::size_t bytes, StreamHandle stream) {
  FAKE_ENTER("cuMemcpyPeerAsync")
  Device* to_device = device_of(to_context);
  Device* from_device = device_of(from_context);
  if (!to_device || !from_device) return kInvalidContext;
  char* target = bytes_at(to_device, to, bytes);
  const char* source = bytes_at(from_device, from, bytes);
  if (!target || !source) return kErrorInvalidValue;
  log("cuMemcpyPeerAsync " + std::to_string(from_device->ordinal) + "->" + std::to_string(to_device->ordinal) + " " +
      number(bytes));
  return put(stream, [=] { return std::memcpy(target, source, bytes), kSuccess; });
}

Result cuMemcpy3DAsync_v2(const Memcpy3D* copy, StreamHandle stream) {
  FAKE_ENTER("cuMemcpy3DAsync_v2")
  FAKE_NEEDS_CONTEXT()
  if (copy->source.context || copy->destination.context) return kErrorInvalidValue;  // reserved
  log(std::string("cuMemcpy3DAsync ") + side_name(copy->source) + "->" + side_name(copy->destination) + " " +
      shape(*copy));
  return put_3d(copy, current, current, stream);
}

Result cuMemcpy3DPeerAsync(const Memcpy3D* copy, StreamHandle stream) {
  FAKE_ENTER("cuMemcpy3DPeerAsync")
  Device* to = device_of(copy->destination.context);
  Device* from = device_of(copy->source.context);
  if (!to || !from) return kInvalidContext;
  log("cuMemcpy3DPeerAsync " + std::to_string(from->ordinal) + "->" + std::to_string(to->ordinal) + " " + shape(*copy));
  return put_3d(copy, to, from, stream);
}
}
