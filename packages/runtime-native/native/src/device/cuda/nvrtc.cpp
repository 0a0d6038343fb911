#include "device/cuda/nvrtc.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "base/dynamic_library.hpp"
#include "base/error.hpp"

namespace boxflow::cuda {

namespace {

using Result = int;
using ProgramHandle = struct NvrtcProgramTag*;

#define BOXFLOW_NVRTC_FUNCTIONS(X)                                                                            \
  X(nvrtcGetErrorString, const char*, (Result))                                                               \
  X(nvrtcCreateProgram, Result,                                                                               \
    (ProgramHandle*, const char*, const char*, int, const char* const*, const char* const*))                  \
  X(nvrtcDestroyProgram, Result, (ProgramHandle*))                                                            \
  X(nvrtcCompileProgram, Result, (ProgramHandle, int, const char* const*))                                    \
  X(nvrtcGetProgramLogSize, Result, (ProgramHandle, std::size_t*))                                            \
  X(nvrtcGetProgramLog, Result, (ProgramHandle, char*))                                                       \
  X(nvrtcGetPTXSize, Result, (ProgramHandle, std::size_t*))                                                   \
  X(nvrtcGetPTX, Result, (ProgramHandle, char*))                                                              \
  X(nvrtcGetCUBINSize, Result, (ProgramHandle, std::size_t*))                                                 \
  X(nvrtcGetCUBIN, Result, (ProgramHandle, char*))                                                            \
  X(nvrtcGetNumSupportedArchs, Result, (int*))                                                                \
  X(nvrtcGetSupportedArchs, Result, (int*))

struct Nvrtc {
  std::string name;
#define BOXFLOW_DECLARE(function, result, parameters) result(*function) parameters = nullptr;
  BOXFLOW_NVRTC_FUNCTIONS(BOXFLOW_DECLARE)
#undef BOXFLOW_DECLARE
};

std::vector<std::string> library_folders() {
  std::vector<std::string> folders{""};
  for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
    if (const char* root = std::getenv(variable); root && *root) folders.push_back(std::string(root) + "/lib64/");
  }
  folders.insert(folders.end(), {"/usr/local/cuda/lib64/", "/usr/local/cuda/targets/x86_64-linux/lib/",
                                 "/usr/local/cuda/targets/sbsa-linux/lib/"});
  return folders;
}

std::vector<std::string> library_names(int driver_version) {
  if (const char* chosen = std::getenv("BOXFLOW_NVRTC_LIBRARY"); chosen && *chosen) return {chosen};
  std::vector<std::string> files{"libnvrtc.so." + std::to_string(driver_version / 1000)};
  files.insert(files.end(), {"libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"});
  std::vector<std::string> names;
  for (const std::string& file : files) {
    for (const std::string& folder : library_folders()) names.push_back(folder + file);
  }
  return names;
}

Nvrtc load(int driver_version) {
  const DynamicLibrary library = DynamicLibrary::open_first(library_names(driver_version));
  constexpr const char* kHint =
      "install the CUDA toolkit's NVRTC, name it by BOXFLOW_NVRTC_LIBRARY=/path/to/libnvrtc.so, or build the program "
      "where nvcc is, so that it carries machine code for this device";
  if (!library.is_open()) {
    throw Error("BF5204", "the program has no machine code for this device, and NVRTC cannot be opened to compile it",
                kHint);
  }
  Nvrtc nvrtc;
  nvrtc.name = library.name();
#define BOXFLOW_RESOLVE(function, result, parameters)                    \
  nvrtc.function = library.symbol<result(*) parameters>(#function);      \
  if (!nvrtc.function) throw Error("BF5204", nvrtc.name + " has no " #function ": it is too old", kHint);
  BOXFLOW_NVRTC_FUNCTIONS(BOXFLOW_RESOLVE)
#undef BOXFLOW_RESOLVE
  return nvrtc;
}

void check(const Nvrtc& nvrtc, Result result, const char* function) {
  if (result == 0) return;
  throw Error("BF5204", std::string(function) + " of " + nvrtc.name + " failed: " + nvrtc.nvrtcGetErrorString(result));
}

class Program {
 public:
  Program(const Nvrtc& nvrtc, const std::string& source) : nvrtc_(nvrtc) {
    check(nvrtc_, nvrtc_.nvrtcCreateProgram(&handle_, source.c_str(), "boxflow.cu", 0, nullptr, nullptr),
          "nvrtcCreateProgram");
  }
  ~Program() { nvrtc_.nvrtcDestroyProgram(&handle_); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ProgramHandle handle() const { return handle_; }

  std::string log() const {
    std::size_t size = 0;
    if (nvrtc_.nvrtcGetProgramLogSize(handle_, &size) != 0 || size == 0) return "";
    std::string text(size, '\0');
    if (nvrtc_.nvrtcGetProgramLog(handle_, text.data()) != 0) return "";
    while (!text.empty() && (text.back() == '\0' || text.back() == '\n')) text.pop_back();
    return text;
  }

 private:
  const Nvrtc& nvrtc_;
  ProgramHandle handle_ = nullptr;
};

std::vector<int> known_architectures(const Nvrtc& nvrtc) {
  int count = 0;
  check(nvrtc, nvrtc.nvrtcGetNumSupportedArchs(&count), "nvrtcGetNumSupportedArchs");
  std::vector<int> known(static_cast<std::size_t>(count));
  check(nvrtc, nvrtc.nvrtcGetSupportedArchs(known.data()), "nvrtcGetSupportedArchs");
  std::sort(known.begin(), known.end());
  return known;
}

struct Target {
  std::string option;
  bool machine_code;
};

Target target_for(const Nvrtc& nvrtc, int architecture) {
  const std::vector<int> known = known_architectures(nvrtc);
  const auto above = std::upper_bound(known.begin(), known.end(), architecture);
  if (above == known.begin()) {
    throw Error("BF5204", nvrtc.name + " compiles for sm_" + std::to_string(known.empty() ? 0 : known.front()) +
                              " and newer, and the device is sm_" + std::to_string(architecture),
                "use an older CUDA toolkit's NVRTC (BOXFLOW_NVRTC_LIBRARY)");
  }
  const int best = *(above - 1);
  const bool exact = best == architecture;
  return {std::string("--gpu-architecture=") + (exact ? "sm_" : "compute_") + std::to_string(best), exact};
}

std::vector<char> image_of(const Nvrtc& nvrtc, const Program& program, bool machine_code) {
  std::size_t size = 0;
  check(nvrtc,
        machine_code ? nvrtc.nvrtcGetCUBINSize(program.handle(), &size)
                     : nvrtc.nvrtcGetPTXSize(program.handle(), &size),
        machine_code ? "nvrtcGetCUBINSize" : "nvrtcGetPTXSize");
  std::vector<char> image(size);
  check(nvrtc,
        machine_code ? nvrtc.nvrtcGetCUBIN(program.handle(), image.data())
                     : nvrtc.nvrtcGetPTX(program.handle(), image.data()),
        machine_code ? "nvrtcGetCUBIN" : "nvrtcGetPTX");
  return image;
}

}  // namespace

std::vector<char> compile_cuda(const std::string& source, int architecture, int driver_version) {
  const Nvrtc nvrtc = load(driver_version);
  const Program program(nvrtc, source);
  const Target target = target_for(nvrtc, architecture);
  // Without fused multiply-add the results are those of the sequential program, and affine loops are bound by memory.
  const std::vector<const char*> options{target.option.c_str(), "--std=c++17", "--fmad=false"};
  const Result result =
      nvrtc.nvrtcCompileProgram(program.handle(), static_cast<int>(options.size()), options.data());
  if (result != 0) {
    throw Error("BF5204",
                "the CUDA kernels do not compile (" + nvrtc.name + ", " + target.option +
                    "): " + nvrtc.nvrtcGetErrorString(result) + "\n" + program.log(),
                "this is a bug of boxflow: please report it with the program");
  }
  return image_of(nvrtc, program, target.machine_code);
}

}  // namespace boxflow::cuda
