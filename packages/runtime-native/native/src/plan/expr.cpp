#include "plan/expr.hpp"

#include <algorithm>
#include <array>

#include "base/error.hpp"

namespace boxflow {

namespace {

constexpr const char* kCode = "BF5012";

[[noreturn]] void overflow() {
  throw Error(kCode, "an expression of the plan has a value that does not fit 64 bits", "use smaller sizes");
}

[[noreturn]] void bad_divisor(std::int64_t divisor) {
  throw Error(kCode, "an expression of the plan divides by " + std::to_string(divisor));
}

std::int64_t add(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  if (__builtin_add_overflow(a, b, &result)) overflow();
  return result;
}

std::int64_t minus(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  if (__builtin_sub_overflow(a, b, &result)) overflow();
  return result;
}

std::int64_t multiply(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  if (__builtin_mul_overflow(a, b, &result)) overflow();
  return result;
}

std::int64_t floor_divide(std::int64_t a, std::int64_t b) {
  if (b == 0) bad_divisor(b);
  if (b == -1) return minus(0, a);
  const std::int64_t quotient = a / b;
  return quotient - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

std::int64_t modulo(std::int64_t a, std::int64_t b) {
  if (b <= 0) bad_divisor(b);
  const std::int64_t remainder = a % b;
  return remainder < 0 ? remainder + b : remainder;
}

}  // namespace

Expr::Expr(std::vector<Instruction> code) : code_(std::move(code)) {
  const auto is = [&](std::initializer_list<Op> ops) {
    return std::equal(ops.begin(), ops.end(), code_.begin(), code_.end(),
                      [](Op op, const Instruction& instruction) { return op == instruction.op; });
  };
  if (is({Op::kConstant})) {
    shape_ = Shape::kConstant;
    constant_ = code_[0].value;
  } else if (is({Op::kSlot}) || is({Op::kSlot, Op::kAddConstant})) {
    shape_ = Shape::kSlotPlusConstant;
    slot_ = static_cast<std::uint32_t>(code_[0].value);
    constant_ = code_.size() > 1 ? code_[1].value : 0;
  } else if (is({Op::kSlot, Op::kSlot, Op::kSub})) {
    shape_ = Shape::kDifference;
    slot_ = static_cast<std::uint32_t>(code_[0].value);
    other_slot_ = static_cast<std::uint32_t>(code_[1].value);
  }
}

// clang-format off
std::int64_t Expr::run(std::span<const std::int64_t> slots) const {
  std::array<std::int64_t, kMaxDepth + 1> stack;  // the first is never used
  std::int64_t* top = stack.data();
  const auto slot = [&](std::int64_t position) { return slots[static_cast<std::size_t>(position)]; };
  const std::size_t count = code_.size();
  for (std::size_t at = 0; at < count; ++at) {
    const Instruction& instruction = code_[at];
    const auto jump = [&] { at += static_cast<std::size_t>(instruction.value); };
    switch (instruction.op) {
      case Op::kConstant: *++top = instruction.value; break;
      case Op::kSlot: *++top = slot(instruction.value); break;
      case Op::kAddSlot: *top = add(*top, slot(instruction.value)); break;
      case Op::kAddConstant: *top = add(*top, instruction.value); break;
      case Op::kAdd: --top; *top = add(top[0], top[1]); break;
      case Op::kSub: --top; *top = minus(top[0], top[1]); break;
      case Op::kMul: --top; *top = multiply(top[0], top[1]); break;
      case Op::kNeg: *top = minus(0, *top); break;
      case Op::kFloorDiv: --top; *top = floor_divide(top[0], top[1]); break;
      case Op::kMod: --top; *top = modulo(top[0], top[1]); break;
      case Op::kMin: --top; if (top[1] < top[0]) top[0] = top[1]; break;
      case Op::kMax: --top; if (top[1] > top[0]) top[0] = top[1]; break;
      case Op::kEq: --top; *top = top[0] == top[1]; break;
      case Op::kNe: --top; *top = top[0] != top[1]; break;
      case Op::kLt: --top; *top = top[0] < top[1]; break;
      case Op::kLe: --top; *top = top[0] <= top[1]; break;
      case Op::kGt: --top; *top = top[0] > top[1]; break;
      case Op::kGe: --top; *top = top[0] >= top[1]; break;
      case Op::kNot: *top = *top == 0; break;
      case Op::kTruth: *top = *top != 0; break;
      case Op::kJump: jump(); break;
      case Op::kJumpIfZero: if (*top-- == 0) jump(); break;
      case Op::kAndJump: if (*top == 0) jump(); else --top; break;
      case Op::kOrJump: if (*top != 0) jump(); else --top; break;
    }
  }
  return *top;
}
// clang-format on

bool is_arithmetic_error(const Error& error) { return error.code() == kCode; }

}  // namespace boxflow
