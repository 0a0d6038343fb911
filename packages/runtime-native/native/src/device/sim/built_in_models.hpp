// The files of models/, as the build put them into the library.
#pragma once

#include <span>

namespace boxflow::sim {

struct BuiltInModel {
  const char* name;
  const char* json;
};

// The first one is the default.
std::span<const BuiltInModel> built_in_models();

}  // namespace boxflow::sim
