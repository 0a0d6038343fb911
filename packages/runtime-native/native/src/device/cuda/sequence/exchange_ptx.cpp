// The kernels of exchange_kernels.cu as nvcc translates them.
#include "device/cuda/sequence/exchange_ptx.hpp"

#include <algorithm>

namespace boxflow::cuda {

namespace {

// How a thread copies one unit by its register %unit. These instructions are all that the kernels differ in, beside the
// bytes of a unit.
struct Copy {
  std::size_t unit;
  const char* declare;
  const char* load;
  const char* store;
};

constexpr std::array<Copy, kExchangeUnits.size()> kCopies{{
    {1, "  .reg .b16 %unit;\n", "  ld.global.u8 %unit, [%rd27];\n", "  st.global.u8 [%rd33], %unit;\n"},
    {4, "  .reg .b32 %unit;\n", "  ld.global.u32 %unit, [%rd27];\n", "  st.global.u32 [%rd33], %unit;\n"},
    {8, "  .reg .b64 %unit;\n", "  ld.global.u64 %unit, [%rd27];\n", "  st.global.u64 [%rd33], %unit;\n"},
    {16, "  .reg .b32 %unit<4>;\n", "  ld.global.v4.u32 {%unit0, %unit1, %unit2, %unit3}, [%rd27];\n",
     "  st.global.v4.u32 [%rd33], {%unit0, %unit1, %unit2, %unit3};\n"},
}};

constexpr const char* kHeader = ".version 6.3\n.target sm_70\n.address_size 64\n";

constexpr const char* kParameters = R"ptx((
  .param .u64 param_0,
  .param .u64 param_1,
  .param .u64 param_2,
  .param .u64 param_3,
  .param .u64 param_4,
  .param .u64 param_5,
  .param .u64 param_6,
  .param .u64 param_7,
  .param .u64 param_8,
  .param .u64 param_9,
  .param .u64 param_10,
  .param .u64 param_11,
  .param .u64 param_12
)
.maxntid 512, 1, 1
{
  .reg .pred %p<20>;
  .reg .b32 %r<47>;
)ptx";

// Up to the bytes of a unit, by which a column's offset is multiplied.
constexpr const char* kPosition = R"ptx(  .reg .b64 %rd<39>;
  ld.param.u64 %rd5, [param_0];
  ld.param.u64 %rd6, [param_1];
  ld.param.u64 %rd7, [param_2];
  ld.param.u64 %rd8, [param_3];
  ld.param.u64 %rd9, [param_4];
  ld.param.u64 %rd10, [param_5];
  ld.param.u64 %rd11, [param_6];
  ld.param.u64 %rd12, [param_7];
  ld.param.u64 %rd13, [param_8];
  ld.param.u64 %rd14, [param_9];
  ld.param.u64 %rd15, [param_10];
  ld.param.u64 %rd16, [param_11];
  ld.param.u64 %rd17, [param_12];
  mov.u32 %r1, %tid.x;
  setp.ne.s32 %p1, %r1, 0;
  mov.u32 %r44, 0;
  setp.eq.s64 %p2, %rd15, 0;
  cvta.to.global.u64 %rd18, %rd14;
  add.s64 %rd1, %rd18, 8;
  or.pred %p3, %p1, %p2;
  mov.u32 %r43, %r44;
  @%p3 bra $L_2;
  ld.global.u32 %r18, [%rd1];
  add.s32 %r43, %r18, 1;
$L_2:
  setp.eq.s64 %p4, %rd16, 0;
  cvta.to.global.u64 %rd19, %rd16;
  add.s64 %rd2, %rd19, 4;
  or.pred %p6, %p1, %p4;
  @%p6 bra $L_4;
  ld.global.u32 %r20, [%rd2];
  add.s32 %r44, %r20, 1;
$L_4:
  cvt.u32.u64 %r6, %rd8;
  cvt.u32.u64 %r7, %rd7;
  mul.lo.s32 %r21, %r6, %r7;
  cvt.u32.u64 %r22, %rd9;
  mul.lo.s32 %r8, %r21, %r22;
  mov.u32 %r23, %ntid.x;
  mov.u32 %r9, %ctaid.x;
  mad.lo.s32 %r45, %r9, %r23, %r1;
  setp.ge.u32 %p7, %r45, %r8;
  @%p7 bra $L_7;
  mov.u32 %r24, %nctaid.x;
  mul.lo.s32 %r11, %r24, %r23;
  cvta.to.global.u64 %rd3, %rd6;
  cvta.to.global.u64 %rd4, %rd5;
$L_6:
  div.u32 %r26, %r45, %r7;
  div.u32 %r27, %r26, %r6;
  mul.lo.s32 %r28, %r27, %r6;
  sub.s32 %r29, %r26, %r28;
  cvt.u64.u32 %rd20, %r29;
  mul.lo.s32 %r30, %r26, %r7;
  sub.s32 %r31, %r45, %r30;
  mul.wide.u32 %rd21, %r31, )ptx";

constexpr const char* kFrom = R"ptx(;
  cvt.u64.u32 %rd22, %r27;
  mul.lo.s64 %rd23, %rd22, %rd13;
  mul.lo.s64 %rd24, %rd20, %rd12;
  add.s64 %rd25, %rd21, %rd23;
  add.s64 %rd26, %rd25, %rd24;
  add.s64 %rd27, %rd3, %rd26;
)ptx";

constexpr const char* kTo = R"ptx(  mul.lo.s64 %rd29, %rd22, %rd11;
  mul.lo.s64 %rd30, %rd20, %rd10;
  add.s64 %rd31, %rd21, %rd29;
  add.s64 %rd32, %rd31, %rd30;
  add.s64 %rd33, %rd4, %rd32;
)ptx";

constexpr const char* kFlags = R"ptx(  add.s32 %r45, %r45, %r11;
  setp.lt.u32 %p8, %r45, %r8;
  @%p8 bra $L_6;
$L_7:
  bar.sync 0;
  @%p1 bra $L_18;
  @%p2 bra $L_12;
  mov.u32 %r14, %nctaid.x;
  setp.eq.s32 %p11, %r14, 1;
  @%p11 bra $L_11;
  add.s64 %rd34, %rd14, 12;
  atom.acq_rel.sys.global.add.u32 %r32, [%rd34], 1;
  add.s32 %r33, %r14, -1;
  setp.ne.s32 %p12, %r32, %r33;
  @%p12 bra $L_12;
$L_11:
  st.global.u32 [%rd1], %r43;
  mov.u32 %r35, 0;
  st.global.u32 [%rd1+4], %r35;
  st.release.sys.global.u32 [%rd15], %r43;
$L_12:
  setp.ne.s32 %p14, %r9, 0;
  or.pred %p15, %p14, %p4;
  @%p15 bra $L_18;
  st.global.u32 [%rd2], %r44;
  ld.acquire.sys.global.u32 %r36, [%rd16];
  sub.s32 %r37, %r36, %r44;
  setp.gt.s32 %p16, %r37, -1;
  @%p16 bra $L_18;
  mov.u32 %r46, 1;
$L_15:
  and.b32 %r39, %r46, 63;
  setp.ne.s32 %p17, %r39, 0;
  @%p17 bra $L_17;
  ld.acquire.sys.global.u32 %r40, [%rd17];
  setp.ne.s32 %p18, %r40, 0;
  @%p18 bra $L_18;
$L_17:
  add.s32 %r46, %r46, 1;
  ld.acquire.sys.global.u32 %r41, [%rd16];
  sub.s32 %r42, %r41, %r44;
  setp.lt.s32 %p19, %r42, 0;
  @%p19 bra $L_15;
$L_18:
  ret;
}
)ptx";

}  // namespace

std::string exchange_name(std::size_t unit) { return "boxflow_exchange_" + std::to_string(unit); }

std::string exchange_ptx(std::size_t unit) {
  const auto& copy = *std::find_if(kCopies.begin(), kCopies.end(), [&](const Copy& one) { return one.unit == unit; });
  return std::string(kHeader) + ".visible .entry " + exchange_name(unit) + kParameters + copy.declare + kPosition +
         std::to_string(unit) + kFrom + copy.load + kTo + copy.store + kFlags;
}

}  // namespace boxflow::cuda
