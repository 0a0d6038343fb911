#include "program/addon/run_worker.hpp"

#include <atomic>

#include "base/clock.hpp"
#include "base/dynamic_library.hpp"
#include "program/addon/reserved_arrays.hpp"
#include "report/stats_json.hpp"
#include "run/region.hpp"

namespace boxflow::addon {

namespace {

using ProgressFunction = Napi::ThreadSafeFunction;

// Calls of JavaScript are few, however many serial iterations there are.
class Progress {
 public:
  Progress(Napi::Env env, const Napi::Function& callback)
      : function_(ProgressFunction::New(env, callback, "boxflow progress", 0, 1)) {}
  ~Progress() { function_.Release(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void report(double fraction) {
    if (fraction < 1 && fraction < reported_ + 0.01) return;
    if (fraction <= reported_) return;
    reported_ = fraction;
    function_.NonBlockingCall([fraction](Napi::Env env, Napi::Function callback) {
      callback.Call({Napi::Number::New(env, fraction)});
    });
  }

 private:
  ProgressFunction function_;
  double reported_ = -1;
};

const boxflow_host_kernel* load_kernels(DynamicLibrary& library, const std::string& path) {
  if (path.empty()) return nullptr;
  library = DynamicLibrary::open_first({path});
  const auto* kernels =
      library.is_open() ? library.symbol<const boxflow_host_kernel*>("boxflow_host_kernels") : nullptr;
  if (kernels) return kernels;
  throw Error("BF5051", "cannot load the host kernels from " + path + ": " + library.failure(),
              "remove boxflow's cache folder and run again");
}

class RunWorker final : public Napi::AsyncWorker {
 public:
  RunWorker(const Napi::Object& request, const Napi::Value& on_progress)
      : Napi::AsyncWorker(request.Env(), "boxflow run"),
        request_(read_request(request)),
        keep_alive_(Napi::Persistent(request)),
        deferred_(Napi::Promise::Deferred::New(request.Env())) {
    if (on_progress.IsFunction()) progress_.emplace(request.Env(), on_progress.As<Napi::Function>());
  }

  Napi::Promise promise() const { return deferred_.Promise(); }

 protected:
  void Execute() override {
    try {
      execute();
    } catch (...) {
      failure_ = as_error(std::current_exception());
    }
  }

  void OnOK() override {
    if (failure_) {
      deferred_.Reject(node_error(Env(), *failure_).Value());
    } else {
      deferred_.Resolve(Napi::String::New(Env(), result_));
    }
  }

 private:
  void execute() {
    std::vector<Plan> plans = parse_plans(request_.plans_json.c_str());
    Plan& plan = plans.at(request_.plan);
    // Typed arrays have no gaps, whatever the program's structs have.
    for (PlanArray& array : plan.arrays) array.host_strides.clear();
    RegionCall call;
    call.plan = &plan;
    call.parameters = request_.parameters;
    call.arrays = request_.arrays;
    std::optional<ReservedArrays> reserved;
    if (request_.without_arrays) call.arrays = reserved.emplace(plan, call.parameters).addresses();
    if (progress_ || request_.aborted) call.progress = [this](double fraction) { report(fraction); };
    const std::string reason = why_not_on_devices(call);
    if (!reason.empty()) {
      throw Error("BF5052", plan.origin + ": the region cannot run on devices: " + reason,
                  "compiled programs run it sequentially; Runtime.run has no sequential code");
    }
    run_on(plan, call);
  }

  // Called between launches, so this is where the run can end.
  void report(double fraction) {
    if (request_.aborted && std::atomic_ref<std::int32_t>(*request_.aborted).load() != 0) {
      throw Error("BF5053", "the run was aborted", "");
    }
    if (progress_) progress_->report(fraction);
  }

  void run_on(const Plan& plan, const RegionCall& call) {
    const std::int64_t begin = nanoseconds_now();
    DynamicLibrary library;
    boxflow_bundle bundle{};
    bundle.host_kernels = load_kernels(library, request_.host_kernels);
    if (!request_.opencl_source.empty()) bundle.opencl_source = request_.opencl_source.c_str();
    if (!request_.cuda_source.empty()) bundle.cuda_source = request_.cuda_source.c_str();
    std::optional<Trace> trace;
    if (!request_.trace.empty()) trace.emplace(request_.trace);
    Session session(bundle, request_.options, {}, trace ? &*trace : nullptr);
    KeptArrays kept(session);
    RegionStats stats(plan.name, plan.origin, array_names(plan), session.device_count(), plan.contracts);
    stats.times.load_ns = nanoseconds_now() - begin;
    run_region(call, session, kept, stats);
    if (trace) trace->close();
    result_ = stats_json({target_name(session.target()), boxes_name(session.options().boxes), session.descriptions(),
                          {std::move(stats)}, {}});
  }

  RunRequest request_;
  Napi::ObjectReference keep_alive_;  // the arrays
  Napi::Promise::Deferred deferred_;
  std::optional<Progress> progress_;
  std::optional<Error> failure_;
  std::string result_;
};

}  // namespace

Napi::Value run(const Napi::CallbackInfo& info) {
  try {
    auto* worker = new RunWorker(info[0].As<Napi::Object>(), info[1]);
    const Napi::Promise promise = worker->promise();
    worker->Queue();  // deletes itself
    return promise;
  } catch (const Error& error) {
    throw node_error(info.Env(), error);
  }
}

}  // namespace boxflow::addon
