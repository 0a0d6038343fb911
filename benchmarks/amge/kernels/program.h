// Shared by the programs of this folder: sizes from the command line, data, memory, and the comparison with the reference.
#ifndef AMGE_PROGRAM_H
#define AMGE_PROGRAM_H

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

// Ends the program if a call of the CUDA runtime fails.
#define CHECK(call)                                                                                  \
  do {                                                                                               \
    const cudaError_t status = (call);                                                               \
    if (status != cudaSuccess) {                                                                     \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(status));     \
      exit(2);                                                                                       \
    }                                                                                                \
  } while (0)

// Returns argument `index` as a size, or `otherwise` if it is absent.
static inline int size_argument(int argc, char **argv, int index, int otherwise) {
  const int size = index < argc ? atoi(argv[index]) : otherwise;
  if (size <= 0) {
    fprintf(stderr, "argument %d: expected a positive size\n", index);
    exit(2);
  }
  return size;
}

static inline int blocks_for(int n, int threads) { return (n + threads - 1) / threads; }

// Returns a pseudo-random number that depends on the seed and the index only.
static inline unsigned random_bits(unsigned seed, unsigned index) {
  unsigned x = index * 747796405u + seed * 2891336453u + 1u;
  x = ((x >> ((x >> 28) + 4)) ^ x) * 277803737u;
  return (x >> 22) ^ x;
}

// The launches to measure, or 0: AMGE_LAUNCHES.
static inline int measured_launches() {
  const char *text = getenv("AMGE_LAUNCHES");
  return text == nullptr ? 0 : atoi(text);
}

// Launches a kernel. If launches are measured, prints the milliseconds of one, and ends the program.
#define LAUNCH(...)                                                                                  \
  do {                                                                                               \
    if (measured_launches() > 0) measure([&] { __VA_ARGS__; });                                      \
    __VA_ARGS__;                                                                                     \
  } while (0)

template <typename Launch> static inline void measure(Launch launch) {
  cudaEvent_t start, end;
  CHECK(cudaEventCreate(&start));
  CHECK(cudaEventCreate(&end));
  float least = INFINITY;
  for (int i = -3; i < measured_launches(); ++i) {
    float time;
    CHECK(cudaEventRecord(start, 0));
    launch();
    CHECK(cudaEventRecord(end, 0));
    CHECK(cudaGetLastError());
    CHECK(cudaEventSynchronize(end));
    CHECK(cudaEventElapsedTime(&time, start, end));
    if (i >= 0) least = fminf(least, time);
  }
  printf("%.4f\n", least);
  exit(0);
}

// Returns n values in [-1, 1) with 12 bits, so that products of two of them are exact.
template <typename T = float> static inline std::vector<T> random_values(size_t n, unsigned seed) {
  std::vector<T> values(n);
  // Nobody looks at results that are measured, and large arrays take long.
  if (measured_launches() > 0) return values;
  for (size_t i = 0; i < n; ++i) values[i] = (T)((int)(random_bits(seed, (unsigned)i) % 4096) - 2048) / (T)2048;
  return values;
}

template <typename T> static inline T *device_array(size_t n) {
  T *array;
  CHECK(cudaMalloc((void **)&array, n * sizeof(T)));
  CHECK(cudaMemset(array, 0, n * sizeof(T)));
  return array;
}

template <typename T> static inline T *to_device(const std::vector<T> &values) {
  T *array = device_array<T>(values.size());
  if (measured_launches() > 0) return array;
  CHECK(cudaMemcpy(array, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return array;
}

template <typename T> static inline std::vector<T> to_host(const T *array, size_t n) {
  std::vector<T> values(n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(values.data(), array, n * sizeof(T), cudaMemcpyDeviceToHost));
  return values;
}

// Returns the number of elements that differ in any bit, and names the first.
template <typename T>
static inline int count_different(const char *name, const std::vector<T> &found, const std::vector<T> &expected) {
  int different = 0;
  for (size_t i = 0; i < expected.size(); ++i) {
    if (memcmp(&found[i], &expected[i], sizeof(T)) == 0) continue;
    if (different++ == 0) {
      fprintf(stderr, "%s[%zu] is %.17g instead of %.17g\n", name, i, (double)found[i], (double)expected[i]);
    }
  }
  return different;
}

// Returns the number of elements whose error exceeds the tolerance times the larger of 1 and the value.
template <typename T>
static inline int count_distant(const char *name, const std::vector<T> &found, const std::vector<T> &expected,
                                double tolerance) {
  int distant = 0;
  for (size_t i = 0; i < expected.size(); ++i) {
    const double error = fabs((double)found[i] - (double)expected[i]);
    if (error <= tolerance * fmax(1.0, fabs((double)expected[i]))) continue;
    if (distant++ == 0) {
      fprintf(stderr, "%s[%zu] is %.17g instead of %.17g\n", name, i, (double)found[i], (double)expected[i]);
    }
  }
  return distant;
}

// Prints the outcome and returns the exit code: 0 if nothing differs.
static inline int outcome(const char *program, int different) {
  if (different != 0) fprintf(stderr, "%s: %d elements differ\n", program, different);
  printf("%s: %s\n", program, different == 0 ? "equal" : "different");
  return different == 0 ? 0 : 1;
}

#endif
