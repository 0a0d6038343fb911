#include "cudart_gpu/summary.hpp"

#include <link.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "cudart/readable_text.hpp"
#include "cudart_gpu/kernels.hpp"

namespace boxflow::cudart {

namespace {

std::atomic<bool> has_captured = false;

// Libraries with kernels of their own, by the beginnings of their names.
constexpr const char *kernel_libraries[] = {"libcublas", "libcufft", "libcusparse", "libcusolver", "libcurand",
                                            "libcudnn",  "libnccl",  "libnpp",      "libcutensor"};

std::string base_name(const char *path) {
  const char *slash = std::strrchr(path, '/');
  return slash == nullptr ? path : slash + 1;
}

int collect(dl_phdr_info *library, size_t, void *names) {
  const std::string name = base_name(library->dlpi_name);
  for (const char *known : kernel_libraries) {
    if (name.rfind(known, 0) == 0) static_cast<std::vector<std::string> *>(names)->push_back(name);
  }
  return 0;
}

// Returns why other code than the program's kernels may use its arrays, or an empty text.
std::string foreign_users() {
  std::vector<std::string> names;
  dl_iterate_phdr(collect, &names);
  if (was_captured()) names.push_back("graphs");
  std::string text;
  for (const std::string &name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string launches_text(size_t count) { return std::to_string(count) + (count == 1 ? " launch" : " launches"); }

void print_kernel(const Kernel &kernel, uint32_t gpus) {
  const std::string name = source_name(kernel.name);
  if (kernel.split_launches > 0) {
    std::fprintf(stderr, "  %s: %s on %u GPUs\n", name.c_str(), launches_text(kernel.split_launches).c_str(), gpus);
  }
  if (kernel.whole_launches == 0) return;
  const std::string reason = kernel.obstacle.empty() ? "too few blocks, or part of a graph" : kernel.obstacle;
  std::fprintf(stderr, "  %s: %s on one GPU: %s\n", name.c_str(), launches_text(kernel.whole_launches).c_str(),
               reason.c_str());
}

void print() {
  const Gpus *gpus = Gpus::several();
  if (gpus == nullptr) {
    std::fprintf(stderr, "boxflow: one GPU, which NVIDIA's runtime uses as if boxflow were not there\n");
    return;
  }
  std::fprintf(stderr, "boxflow: %u GPUs, with arrays in pages that all of them share\n", gpus->count());
  for (const Kernel *kernel : Kernels::get().kernels()) print_kernel(*kernel, gpus->count());
  const std::string users = foreign_users();
  if (!users.empty()) {
    std::fprintf(stderr, "  the program is open: its arrays stay in the shared pages, for %s\n", users.c_str());
  }
}

}  // namespace

void note_capture() { has_captured = true; }
bool was_captured() { return has_captured; }

void plan_summary() {
  static bool is_planned = false;
  const char *wanted = std::getenv("BOXFLOW_SUMMARY");
  if (is_planned || wanted == nullptr || std::strcmp(wanted, "1") != 0) return;
  is_planned = std::atexit(print) == 0;
}

}  // namespace boxflow::cudart
