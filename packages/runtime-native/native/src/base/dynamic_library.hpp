// A shared library opened at run time. Nothing of any vendor is linked, so one binary serves every machine.
#pragma once

#include <dlfcn.h>

#include <memory>
#include <string>
#include <vector>

namespace boxflow {

class DynamicLibrary {
 public:
  // Opens the first of `names` that can be opened. If there is none, `failure()` gives the reason for each name.
  static DynamicLibrary open_first(const std::vector<std::string>& names) {
    DynamicLibrary library;
    for (const std::string& name : names) {
      // NODELETE: drivers start threads and register exit handlers, which must not outlive their code.
      library.handle_.reset(dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE));
      if (library.handle_) {
        library.name_ = name;
        return library;
      }
      const char* reason = dlerror();
      library.failure_ += (library.failure_.empty() ? "" : "; ") + (reason ? std::string(reason) : name);
    }
    return library;
  }

  bool is_open() const { return handle_ != nullptr; }
  const std::string& name() const { return name_; }
  const std::string& failure() const { return failure_; }

  // Returns null if the library has no such symbol.
  template <typename Function>
  Function symbol(const char* name) const {
    return reinterpret_cast<Function>(dlsym(handle_.get(), name));
  }

 private:
  struct Close {
    void operator()(void* handle) const { dlclose(handle); }
  };
  std::unique_ptr<void, Close> handle_;
  std::string name_;
  std::string failure_;
};

}  // namespace boxflow
