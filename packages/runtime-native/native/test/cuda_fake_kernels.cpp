#include "cuda_fake_kernels.hpp"

#include <cstring>

namespace boxflow::test {

namespace {

template <typename Value>
Value* element(const Locate& locate, std::uint64_t pointer, std::int64_t index) {
  return reinterpret_cast<Value*>(
      locate(pointer + static_cast<std::uint64_t>(index) * sizeof(Value), sizeof(Value)));
}

std::int64_t integer(std::uint64_t parameter) { return static_cast<std::int64_t>(parameter); }

// Calls `body(x, y, z)` for every thread while it returns true.
template <typename Body>
bool for_each_thread(const FakeThreads& threads, const Body& body) {
  for (std::uint64_t z = 0; z < threads.z; ++z) {
    for (std::uint64_t y = 0; y < threads.y; ++y) {
      for (std::uint64_t x = 0; x < threads.x; ++x) {
        if (!body(integer(x), integer(y), integer(z))) return false;
      }
    }
  }
  return true;
}

// a, a_s0, b, first, factor, threads0, threads1
bool scale_add(const std::uint64_t* p, FakeThreads threads, const Locate& locate) {
  return for_each_thread(threads, [&](std::int64_t x, std::int64_t y, std::int64_t) {
    if (x >= integer(p[6])) return true;
    for (std::int64_t row = y; row < integer(p[5]); row += integer(threads.y)) {
      double* a = element<double>(locate, p[0], (integer(p[3]) + row) * integer(p[1]) + x);
      const double* b = element<double>(locate, p[2], x);
      if (!a || !b) return false;
      *a = *a * static_cast<double>(integer(p[4])) + *b;
    }
    return true;
  });
}

// a, a_s0, a_s1, threads0, threads1, threads2; fewer threads in y and z than iterations do not occur in the checks
bool mark_3d(const std::uint64_t* p, FakeThreads threads, const Locate& locate) {
  return for_each_thread(threads, [&](std::int64_t x, std::int64_t y, std::int64_t z) {
    if (z >= integer(p[3]) || y >= integer(p[4]) || x >= integer(p[5])) return true;
    auto* a = element<std::int32_t>(locate, p[0], z * integer(p[1]) + y * integer(p[2]) + x);
    if (a) *a = static_cast<std::int32_t>(10000 * z + 100 * y + x);
    return a != nullptr;
  });
}

// a, amount
bool increment(const std::uint64_t* p, FakeThreads, const Locate& locate) {
  auto* a = element<std::int64_t>(locate, p[0], 0);
  if (a) *a += integer(p[1]);
  return a != nullptr;
}

// a, origin of the constants: adds one of them
bool add_constant(const std::uint64_t* p, FakeThreads, const Locate& locate) {
  auto* a = element<std::int64_t>(locate, p[0], 0);
  const auto* constant = element<std::int64_t>(locate, 0, integer(p[1]));
  if (a && constant) *a += *constant;
  return a && constant;
}

// from, to, first, threads0: a step of a stencil of three points
bool relax(const std::uint64_t* p, FakeThreads threads, const Locate& locate) {
  return for_each_thread(threads, [&](std::int64_t x, std::int64_t, std::int64_t) {
    if (x >= integer(p[3])) return true;
    std::int64_t sum = 1;
    for (const std::int64_t neighbour : {-1, 0, 1}) {
      const auto* from = element<std::int64_t>(locate, p[0], integer(p[2]) + x + neighbour);
      if (!from) return false;
      sum += *from;
    }
    auto* to = element<std::int64_t>(locate, p[1], integer(p[2]) + x);
    if (to) *to = sum % 1000003;
    return to != nullptr;
  });
}

// to, from, units, rows, slices, to_row, to_slice, from_row, from_slice, sender, to_raise, to_await, stop: see
// exchange_kernels.cu. A flag's words are raised, waited, raises, arrivals.
template <std::size_t kUnit>
bool exchange(const std::uint64_t* p, FakeThreads, const Locate& locate) {
  for (std::uint64_t slice = 0; slice < p[4]; ++slice) {
    for (std::uint64_t row = 0; row < p[3]; ++row) {
      const std::uint64_t to_place = p[0] + slice * p[6] + row * p[5];
      const std::uint64_t from_place = p[1] + slice * p[8] + row * p[7];
      const std::size_t bytes = p[2] * kUnit;
      char* const to = locate(to_place, bytes);
      const char* const from = locate(from_place, bytes);
      if (!to || !from || to_place % kUnit != 0 || from_place % kUnit != 0) return false;
      std::memcpy(to, from, bytes);
    }
  }
  if (p[10]) {
    auto* const raises = element<std::uint32_t>(locate, p[9], 2);
    auto* const raised = element<std::uint32_t>(locate, p[10], 0);
    if (!raises || !raised || *raised != *raises) return false;
    *raised = ++*raises;
  }
  if (p[11]) {
    auto* const waited = element<std::uint32_t>(locate, p[11], 1);
    if (!waited) return false;
    ++*waited;
  }
  return true;
}

bool exchange_has_ended(const std::uint64_t* p, const Locate& locate) {
  if (!p[11]) return true;
  const auto* const words = element<std::uint32_t>(locate, p[11], 0);
  const auto* const stop = element<std::uint32_t>(locate, p[12], 0);
  return static_cast<std::int32_t>(words[0] - words[1]) >= 0 || *stop != 0;
}

constexpr FakeKernel kKernels[] = {
    {"scale_add", 7, 1024, scale_add},
    {"mark_3d", 6, 128, mark_3d},  // as if it needed many registers
    {"increment", 2, 1024, increment},
    {"add_constant", 2, 1024, add_constant},
    {"relax", 4, 1024, relax},
    {"boxflow_exchange_1", 13, 512, exchange<1>, exchange_has_ended},
    {"boxflow_exchange_4", 13, 512, exchange<4>, exchange_has_ended},
    {"boxflow_exchange_8", 13, 512, exchange<8>, exchange_has_ended},
    {"boxflow_exchange_16", 13, 512, exchange<16>, exchange_has_ended},
};

}  // namespace

const FakeKernel* find_fake_kernel(const std::string& name) {
  for (const FakeKernel& kernel : kKernels) {
    if (name == kernel.name) return &kernel;
  }
  return nullptr;
}

}  // namespace boxflow::test
