#include "cudart_gpu/messages.hpp"

#include <cstdio>
#include <mutex>
#include <set>

namespace boxflow::cudart {

void say(const char *severity, const char *code, const std::string &message, const std::string &hint) {
  std::fprintf(stderr, "%s %s: %s\n  hint: %s\n", severity, code, message.c_str(), hint.c_str());
}

void say_once(const char *severity, const char *code, const std::string &message, const std::string &hint) {
  static std::mutex mutex;
  static auto *said = new std::set<std::string>;
  const std::lock_guard lock(mutex);
  if (said->insert(code).second) say(severity, code, message, hint);
}

}  // namespace boxflow::cudart
