#include "cudart_gpu/arrays.hpp"

#include "cudart_gpu/gpus.hpp"

namespace boxflow::cudart {

DeviceArrays &arrays() {
  static auto *all = new DeviceArrays(Gpus::several()->pages());
  return *all;
}

}  // namespace boxflow::cudart
