// Streams and events. All work has ended when a call returns, so they only measure time.
#include <chrono>
#include <mutex>
#include <set>

#include "cudart/exported.hpp"
#include "cudart_host/state.hpp"

namespace boxflow::cudart {

struct Stream {};

struct Event {
  bool is_recorded = false;
  std::chrono::steady_clock::time_point time;
};

namespace {

// Handles that exist. One of an object that was destroyed is an error of the program.
template <typename T> class Handles {
 public:
  T *create() {
    const std::lock_guard lock(mutex_);
    return *all_.insert(new T).first;
  }
  bool has(T *handle) {
    const std::lock_guard lock(mutex_);
    return all_.count(handle) != 0;
  }
  bool destroy(T *handle) {
    const std::lock_guard lock(mutex_);
    if (all_.erase(handle) == 0) return false;
    delete handle;
    return true;
  }

 private:
  std::mutex mutex_;
  std::set<T *> all_;
};

Handles<Stream> &streams() {
  static auto *handles = new Handles<Stream>;
  return *handles;
}

Handles<Event> &events() {
  static auto *handles = new Handles<Event>;
  return *handles;
}

// Null and the small numbers stand for the default streams.
Status check(StreamHandle stream) {
  return reinterpret_cast<uintptr_t>(stream) <= 2 || streams().has(stream) ? success : invalid_resource_handle;
}

Status check(EventHandle event) { return events().has(event) ? success : invalid_resource_handle; }

Status create_stream(StreamHandle *stream) {
  *stream = streams().create();
  return finish(success);
}

Status create_event(EventHandle *event) {
  *event = events().create();
  return finish(success);
}

}  // namespace

BOXFLOW_CUDART Status cudaStreamCreate(StreamHandle *stream) { return create_stream(stream); }
BOXFLOW_CUDART Status cudaStreamCreateWithFlags(StreamHandle *stream, unsigned) { return create_stream(stream); }
BOXFLOW_CUDART Status cudaStreamCreateWithPriority(StreamHandle *stream, unsigned, int) {
  return create_stream(stream);
}
BOXFLOW_CUDART Status cudaStreamDestroy(StreamHandle stream) {
  return finish(streams().destroy(stream) ? success : invalid_resource_handle);
}
BOXFLOW_CUDART Status cudaStreamSynchronize(StreamHandle stream) { return finish(check(stream)); }
BOXFLOW_CUDART Status cudaStreamQuery(StreamHandle stream) { return finish(check(stream)); }
BOXFLOW_CUDART Status cudaStreamWaitEvent(StreamHandle stream, EventHandle event, unsigned) {
  const Status status = check(stream);
  return finish(status == success ? check(event) : status);
}

BOXFLOW_CUDART Status cudaEventCreate(EventHandle *event) { return create_event(event); }
BOXFLOW_CUDART Status cudaEventCreateWithFlags(EventHandle *event, unsigned) { return create_event(event); }
BOXFLOW_CUDART Status cudaEventDestroy(EventHandle event) {
  return finish(events().destroy(event) ? success : invalid_resource_handle);
}
BOXFLOW_CUDART Status cudaEventRecord(EventHandle event, StreamHandle stream) {
  if (check(event) != success || check(stream) != success) return finish(invalid_resource_handle);
  event->is_recorded = true;
  event->time = std::chrono::steady_clock::now();
  return finish(success);
}
BOXFLOW_CUDART Status cudaEventSynchronize(EventHandle event) { return finish(check(event)); }
BOXFLOW_CUDART Status cudaEventQuery(EventHandle event) { return finish(check(event)); }
BOXFLOW_CUDART Status cudaEventElapsedTime(float *milliseconds, EventHandle start, EventHandle end) {
  if (check(start) != success || check(end) != success || !start->is_recorded || !end->is_recorded) {
    return finish(invalid_resource_handle);
  }
  *milliseconds = std::chrono::duration<float, std::milli>(end->time - start->time).count();
  return finish(success);
}

}  // namespace boxflow::cudart
