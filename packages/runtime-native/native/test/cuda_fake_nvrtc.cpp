// An NVRTC for machines without one: the "machine code" is an image of the fake driver that names its options.
#include <cstring>
#include <string>

namespace {

struct Program {
  std::string source;
  std::string image;
  std::string log;
};

Program* of(void* handle) { return static_cast<Program*>(handle); }

int put(const std::string& text, char* to) {
  std::memcpy(to, text.c_str(), text.size() + 1);
  return 0;
}

}  // namespace

extern "C" {

const char* nvrtcGetErrorString(int result) { return result == 6 ? "NVRTC_ERROR_COMPILATION" : "NVRTC_ERROR"; }

int nvrtcCreateProgram(void** program, const char* source, const char* name, int headers, const char* const*,
                       const char* const*) {
  if (!name || headers != 0) return 3;
  *program = new Program{source, "", ""};
  return 0;
}

int nvrtcDestroyProgram(void** program) {
  delete of(*program);
  *program = nullptr;
  return 0;
}

int nvrtcCompileProgram(void* program, int count, const char* const* options) {
  of(program)->image = "FAKE IMAGE";
  for (int i = 0; i < count; ++i) of(program)->image += std::string(" ") + options[i];
  if (of(program)->source.find("#error") == std::string::npos) return 0;
  of(program)->log = "boxflow.cu(1): error: #error directive\n";
  return 6;
}

int nvrtcGetProgramLogSize(void* program, std::size_t* size) { return *size = of(program)->log.size() + 1, 0; }
int nvrtcGetProgramLog(void* program, char* log) { return put(of(program)->log, log); }
int nvrtcGetPTXSize(void* program, std::size_t* size) { return *size = of(program)->image.size() + 5, 0; }
int nvrtcGetPTX(void* program, char* ptx) { return put(of(program)->image + " ptx", ptx); }
int nvrtcGetCUBINSize(void* program, std::size_t* size) { return *size = of(program)->image.size() + 1, 0; }
int nvrtcGetCUBIN(void* program, char* image) { return put(of(program)->image, image); }
int nvrtcGetNumSupportedArchs(int* count) { return *count = 2, 0; }

int nvrtcGetSupportedArchs(int* architectures) {
  architectures[0] = 80;
  architectures[1] = 90;
  return 0;
}
}
