// The kernels of exchange_kernels.cu as nvcc translates them.
#include "device/cuda/sequence/exchange_ptx.hpp"

namespace boxflow::cuda {

#define BOXFLOW_PTX_HEADER ".version 6.3\n.target sm_70\n.address_size 64\n"

const std::array<ExchangePtx, 4> kExchangePtx{{
    {1, "boxflow_exchange_1", BOXFLOW_PTX_HEADER R"ptx(
.visible .entry boxflow_exchange_1(
  .param .u64 boxflow_exchange_1_param_0,
  .param .u64 boxflow_exchange_1_param_1,
  .param .u64 boxflow_exchange_1_param_2,
  .param .u64 boxflow_exchange_1_param_3,
  .param .u64 boxflow_exchange_1_param_4,
  .param .u64 boxflow_exchange_1_param_5,
  .param .u64 boxflow_exchange_1_param_6,
  .param .u64 boxflow_exchange_1_param_7,
  .param .u64 boxflow_exchange_1_param_8,
  .param .u64 boxflow_exchange_1_param_9,
  .param .u64 boxflow_exchange_1_param_10,
  .param .u64 boxflow_exchange_1_param_11,
  .param .u64 boxflow_exchange_1_param_12
)
.maxntid 512, 1, 1
{
  .reg .pred %p<20>;
  .reg .b16 %rs<2>;
  .reg .b32 %r<47>;
  .reg .b64 %rd<38>;
  ld.param.u64 %rd5, [boxflow_exchange_1_param_0];
  ld.param.u64 %rd6, [boxflow_exchange_1_param_1];
  ld.param.u64 %rd7, [boxflow_exchange_1_param_2];
  ld.param.u64 %rd8, [boxflow_exchange_1_param_3];
  ld.param.u64 %rd9, [boxflow_exchange_1_param_4];
  ld.param.u64 %rd10, [boxflow_exchange_1_param_5];
  ld.param.u64 %rd11, [boxflow_exchange_1_param_6];
  ld.param.u64 %rd12, [boxflow_exchange_1_param_7];
  ld.param.u64 %rd13, [boxflow_exchange_1_param_8];
  ld.param.u64 %rd14, [boxflow_exchange_1_param_9];
  ld.param.u64 %rd15, [boxflow_exchange_1_param_10];
  ld.param.u64 %rd16, [boxflow_exchange_1_param_11];
  ld.param.u64 %rd17, [boxflow_exchange_1_param_12];
  mov.u32 %r1, %tid.x;
  setp.ne.s32 %p1, %r1, 0;
  mov.u32 %r44, 0;
  setp.eq.s64 %p2, %rd15, 0;
  cvta.to.global.u64 %rd18, %rd14;
  add.s64 %rd1, %rd18, 8;
  or.pred %p3, %p1, %p2;
  mov.u32 %r43, %r44;
  @%p3 bra $L__BB0_2;
  ld.global.u32 %r18, [%rd1];
  add.s32 %r43, %r18, 1;
$L__BB0_2:
  setp.eq.s64 %p4, %rd16, 0;
  cvta.to.global.u64 %rd19, %rd16;
  add.s64 %rd2, %rd19, 4;
  or.pred %p6, %p1, %p4;
  @%p6 bra $L__BB0_4;
  ld.global.u32 %r20, [%rd2];
  add.s32 %r44, %r20, 1;
$L__BB0_4:
  cvt.u32.u64 %r6, %rd8;
  cvt.u32.u64 %r7, %rd7;
  mul.lo.s32 %r21, %r6, %r7;
  cvt.u32.u64 %r22, %rd9;
  mul.lo.s32 %r8, %r21, %r22;
  mov.u32 %r23, %ntid.x;
  mov.u32 %r9, %ctaid.x;
  mad.lo.s32 %r45, %r9, %r23, %r1;
  setp.ge.u32 %p7, %r45, %r8;
  @%p7 bra $L__BB0_7;
  mov.u32 %r24, %nctaid.x;
  mul.lo.s32 %r11, %r24, %r23;
  cvta.to.global.u64 %rd3, %rd6;
  cvta.to.global.u64 %rd4, %rd5;
$L__BB0_6:
  div.u32 %r26, %r45, %r7;
  div.u32 %r27, %r26, %r6;
  mul.lo.s32 %r28, %r27, %r6;
  sub.s32 %r29, %r26, %r28;
  cvt.u64.u32 %rd20, %r29;
  mul.lo.s32 %r30, %r26, %r7;
  sub.s32 %r31, %r45, %r30;
  cvt.u64.u32 %rd21, %r31;
  cvt.u64.u32 %rd22, %r27;
  mul.lo.s64 %rd23, %rd22, %rd13;
  mul.lo.s64 %rd24, %rd20, %rd12;
  add.s64 %rd25, %rd23, %rd21;
  add.s64 %rd26, %rd25, %rd24;
  add.s64 %rd27, %rd3, %rd26;
  ld.global.u8 %rs1, [%rd27];
  mul.lo.s64 %rd28, %rd22, %rd11;
  mul.lo.s64 %rd29, %rd20, %rd10;
  add.s64 %rd30, %rd28, %rd21;
  add.s64 %rd31, %rd30, %rd29;
  add.s64 %rd32, %rd4, %rd31;
  st.global.u8 [%rd32], %rs1;
  add.s32 %r45, %r45, %r11;
  setp.lt.u32 %p8, %r45, %r8;
  @%p8 bra $L__BB0_6;
$L__BB0_7:
  bar.sync 0;
  @%p1 bra $L__BB0_18;
  @%p2 bra $L__BB0_12;
  mov.u32 %r14, %nctaid.x;
  setp.eq.s32 %p11, %r14, 1;
  @%p11 bra $L__BB0_11;
  add.s64 %rd33, %rd14, 12;
  atom.acq_rel.sys.global.add.u32 %r32, [%rd33], 1;
  add.s32 %r33, %r14, -1;
  setp.ne.s32 %p12, %r32, %r33;
  @%p12 bra $L__BB0_12;
$L__BB0_11:
  st.global.u32 [%rd1], %r43;
  mov.u32 %r35, 0;
  st.global.u32 [%rd1+4], %r35;
  st.release.sys.global.u32 [%rd15], %r43;
$L__BB0_12:
  setp.ne.s32 %p14, %r9, 0;
  or.pred %p15, %p14, %p4;
  @%p15 bra $L__BB0_18;
  st.global.u32 [%rd2], %r44;
  ld.acquire.sys.global.u32 %r36, [%rd16];
  sub.s32 %r37, %r36, %r44;
  setp.gt.s32 %p16, %r37, -1;
  @%p16 bra $L__BB0_18;
  mov.u32 %r46, 1;
$L__BB0_15:
  and.b32 %r39, %r46, 63;
  setp.ne.s32 %p17, %r39, 0;
  @%p17 bra $L__BB0_17;
  ld.acquire.sys.global.u32 %r40, [%rd17];
  setp.ne.s32 %p18, %r40, 0;
  @%p18 bra $L__BB0_18;
$L__BB0_17:
  add.s32 %r46, %r46, 1;
  ld.acquire.sys.global.u32 %r41, [%rd16];
  sub.s32 %r42, %r41, %r44;
  setp.lt.s32 %p19, %r42, 0;
  @%p19 bra $L__BB0_15;
$L__BB0_18:
  ret;
}
)ptx"},
    {4, "boxflow_exchange_4", BOXFLOW_PTX_HEADER R"ptx(
.visible .entry boxflow_exchange_4(
  .param .u64 boxflow_exchange_4_param_0,
  .param .u64 boxflow_exchange_4_param_1,
  .param .u64 boxflow_exchange_4_param_2,
  .param .u64 boxflow_exchange_4_param_3,
  .param .u64 boxflow_exchange_4_param_4,
  .param .u64 boxflow_exchange_4_param_5,
  .param .u64 boxflow_exchange_4_param_6,
  .param .u64 boxflow_exchange_4_param_7,
  .param .u64 boxflow_exchange_4_param_8,
  .param .u64 boxflow_exchange_4_param_9,
  .param .u64 boxflow_exchange_4_param_10,
  .param .u64 boxflow_exchange_4_param_11,
  .param .u64 boxflow_exchange_4_param_12
)
.maxntid 512, 1, 1
{
  .reg .pred %p<20>;
  .reg .b32 %r<48>;
  .reg .b64 %rd<38>;
  ld.param.u64 %rd5, [boxflow_exchange_4_param_0];
  ld.param.u64 %rd6, [boxflow_exchange_4_param_1];
  ld.param.u64 %rd7, [boxflow_exchange_4_param_2];
  ld.param.u64 %rd8, [boxflow_exchange_4_param_3];
  ld.param.u64 %rd9, [boxflow_exchange_4_param_4];
  ld.param.u64 %rd10, [boxflow_exchange_4_param_5];
  ld.param.u64 %rd11, [boxflow_exchange_4_param_6];
  ld.param.u64 %rd12, [boxflow_exchange_4_param_7];
  ld.param.u64 %rd13, [boxflow_exchange_4_param_8];
  ld.param.u64 %rd14, [boxflow_exchange_4_param_9];
  ld.param.u64 %rd15, [boxflow_exchange_4_param_10];
  ld.param.u64 %rd16, [boxflow_exchange_4_param_11];
  ld.param.u64 %rd17, [boxflow_exchange_4_param_12];
  mov.u32 %r1, %tid.x;
  setp.ne.s32 %p1, %r1, 0;
  mov.u32 %r45, 0;
  setp.eq.s64 %p2, %rd15, 0;
  cvta.to.global.u64 %rd18, %rd14;
  add.s64 %rd1, %rd18, 8;
  or.pred %p3, %p1, %p2;
  mov.u32 %r44, %r45;
  @%p3 bra $L__BB1_2;
  ld.global.u32 %r18, [%rd1];
  add.s32 %r44, %r18, 1;
$L__BB1_2:
  setp.eq.s64 %p4, %rd16, 0;
  cvta.to.global.u64 %rd19, %rd16;
  add.s64 %rd2, %rd19, 4;
  or.pred %p6, %p1, %p4;
  @%p6 bra $L__BB1_4;
  ld.global.u32 %r20, [%rd2];
  add.s32 %r45, %r20, 1;
$L__BB1_4:
  cvt.u32.u64 %r6, %rd8;
  cvt.u32.u64 %r7, %rd7;
  mul.lo.s32 %r21, %r6, %r7;
  cvt.u32.u64 %r22, %rd9;
  mul.lo.s32 %r8, %r21, %r22;
  mov.u32 %r23, %ntid.x;
  mov.u32 %r9, %ctaid.x;
  mad.lo.s32 %r46, %r9, %r23, %r1;
  setp.ge.u32 %p7, %r46, %r8;
  @%p7 bra $L__BB1_7;
  mov.u32 %r24, %nctaid.x;
  mul.lo.s32 %r11, %r24, %r23;
  cvta.to.global.u64 %rd3, %rd6;
  cvta.to.global.u64 %rd4, %rd5;
$L__BB1_6:
  div.u32 %r26, %r46, %r7;
  div.u32 %r27, %r26, %r6;
  mul.lo.s32 %r28, %r27, %r6;
  sub.s32 %r29, %r26, %r28;
  cvt.u64.u32 %rd20, %r29;
  mul.lo.s32 %r30, %r26, %r7;
  sub.s32 %r31, %r46, %r30;
  mul.wide.u32 %rd21, %r31, 4;
  cvt.u64.u32 %rd22, %r27;
  mul.lo.s64 %rd23, %rd22, %rd13;
  mul.lo.s64 %rd24, %rd20, %rd12;
  add.s64 %rd25, %rd21, %rd23;
  add.s64 %rd26, %rd25, %rd24;
  add.s64 %rd27, %rd3, %rd26;
  ld.global.u32 %r32, [%rd27];
  mul.lo.s64 %rd28, %rd22, %rd11;
  mul.lo.s64 %rd29, %rd20, %rd10;
  add.s64 %rd30, %rd21, %rd28;
  add.s64 %rd31, %rd30, %rd29;
  add.s64 %rd32, %rd4, %rd31;
  st.global.u32 [%rd32], %r32;
  add.s32 %r46, %r46, %r11;
  setp.lt.u32 %p8, %r46, %r8;
  @%p8 bra $L__BB1_6;
$L__BB1_7:
  bar.sync 0;
  @%p1 bra $L__BB1_18;
  @%p2 bra $L__BB1_12;
  mov.u32 %r14, %nctaid.x;
  setp.eq.s32 %p11, %r14, 1;
  @%p11 bra $L__BB1_11;
  add.s64 %rd33, %rd14, 12;
  atom.acq_rel.sys.global.add.u32 %r33, [%rd33], 1;
  add.s32 %r34, %r14, -1;
  setp.ne.s32 %p12, %r33, %r34;
  @%p12 bra $L__BB1_12;
$L__BB1_11:
  st.global.u32 [%rd1], %r44;
  mov.u32 %r36, 0;
  st.global.u32 [%rd1+4], %r36;
  st.release.sys.global.u32 [%rd15], %r44;
$L__BB1_12:
  setp.ne.s32 %p14, %r9, 0;
  or.pred %p15, %p14, %p4;
  @%p15 bra $L__BB1_18;
  st.global.u32 [%rd2], %r45;
  ld.acquire.sys.global.u32 %r37, [%rd16];
  sub.s32 %r38, %r37, %r45;
  setp.gt.s32 %p16, %r38, -1;
  @%p16 bra $L__BB1_18;
  mov.u32 %r47, 1;
$L__BB1_15:
  and.b32 %r40, %r47, 63;
  setp.ne.s32 %p17, %r40, 0;
  @%p17 bra $L__BB1_17;
  ld.acquire.sys.global.u32 %r41, [%rd17];
  setp.ne.s32 %p18, %r41, 0;
  @%p18 bra $L__BB1_18;
$L__BB1_17:
  add.s32 %r47, %r47, 1;
  ld.acquire.sys.global.u32 %r42, [%rd16];
  sub.s32 %r43, %r42, %r45;
  setp.lt.s32 %p19, %r43, 0;
  @%p19 bra $L__BB1_15;
$L__BB1_18:
  ret;
}
)ptx"},
    {8, "boxflow_exchange_8", BOXFLOW_PTX_HEADER R"ptx(
.visible .entry boxflow_exchange_8(
  .param .u64 boxflow_exchange_8_param_0,
  .param .u64 boxflow_exchange_8_param_1,
  .param .u64 boxflow_exchange_8_param_2,
  .param .u64 boxflow_exchange_8_param_3,
  .param .u64 boxflow_exchange_8_param_4,
  .param .u64 boxflow_exchange_8_param_5,
  .param .u64 boxflow_exchange_8_param_6,
  .param .u64 boxflow_exchange_8_param_7,
  .param .u64 boxflow_exchange_8_param_8,
  .param .u64 boxflow_exchange_8_param_9,
  .param .u64 boxflow_exchange_8_param_10,
  .param .u64 boxflow_exchange_8_param_11,
  .param .u64 boxflow_exchange_8_param_12
)
.maxntid 512, 1, 1
{
  .reg .pred %p<20>;
  .reg .b32 %r<47>;
  .reg .b64 %rd<39>;
  ld.param.u64 %rd5, [boxflow_exchange_8_param_0];
  ld.param.u64 %rd6, [boxflow_exchange_8_param_1];
  ld.param.u64 %rd7, [boxflow_exchange_8_param_2];
  ld.param.u64 %rd8, [boxflow_exchange_8_param_3];
  ld.param.u64 %rd9, [boxflow_exchange_8_param_4];
  ld.param.u64 %rd10, [boxflow_exchange_8_param_5];
  ld.param.u64 %rd11, [boxflow_exchange_8_param_6];
  ld.param.u64 %rd12, [boxflow_exchange_8_param_7];
  ld.param.u64 %rd13, [boxflow_exchange_8_param_8];
  ld.param.u64 %rd14, [boxflow_exchange_8_param_9];
  ld.param.u64 %rd15, [boxflow_exchange_8_param_10];
  ld.param.u64 %rd16, [boxflow_exchange_8_param_11];
  ld.param.u64 %rd17, [boxflow_exchange_8_param_12];
  mov.u32 %r1, %tid.x;
  setp.ne.s32 %p1, %r1, 0;
  mov.u32 %r44, 0;
  setp.eq.s64 %p2, %rd15, 0;
  cvta.to.global.u64 %rd18, %rd14;
  add.s64 %rd1, %rd18, 8;
  or.pred %p3, %p1, %p2;
  mov.u32 %r43, %r44;
  @%p3 bra $L__BB2_2;
  ld.global.u32 %r18, [%rd1];
  add.s32 %r43, %r18, 1;
$L__BB2_2:
  setp.eq.s64 %p4, %rd16, 0;
  cvta.to.global.u64 %rd19, %rd16;
  add.s64 %rd2, %rd19, 4;
  or.pred %p6, %p1, %p4;
  @%p6 bra $L__BB2_4;
  ld.global.u32 %r20, [%rd2];
  add.s32 %r44, %r20, 1;
$L__BB2_4:
  cvt.u32.u64 %r6, %rd8;
  cvt.u32.u64 %r7, %rd7;
  mul.lo.s32 %r21, %r6, %r7;
  cvt.u32.u64 %r22, %rd9;
  mul.lo.s32 %r8, %r21, %r22;
  mov.u32 %r23, %ntid.x;
  mov.u32 %r9, %ctaid.x;
  mad.lo.s32 %r45, %r9, %r23, %r1;
  setp.ge.u32 %p7, %r45, %r8;
  @%p7 bra $L__BB2_7;
  mov.u32 %r24, %nctaid.x;
  mul.lo.s32 %r11, %r24, %r23;
  cvta.to.global.u64 %rd3, %rd6;
  cvta.to.global.u64 %rd4, %rd5;
$L__BB2_6:
  div.u32 %r26, %r45, %r7;
  div.u32 %r27, %r26, %r6;
  mul.lo.s32 %r28, %r27, %r6;
  sub.s32 %r29, %r26, %r28;
  cvt.u64.u32 %rd20, %r29;
  mul.lo.s32 %r30, %r26, %r7;
  sub.s32 %r31, %r45, %r30;
  mul.wide.u32 %rd21, %r31, 8;
  cvt.u64.u32 %rd22, %r27;
  mul.lo.s64 %rd23, %rd22, %rd13;
  mul.lo.s64 %rd24, %rd20, %rd12;
  add.s64 %rd25, %rd21, %rd23;
  add.s64 %rd26, %rd25, %rd24;
  add.s64 %rd27, %rd3, %rd26;
  ld.global.u64 %rd28, [%rd27];
  mul.lo.s64 %rd29, %rd22, %rd11;
  mul.lo.s64 %rd30, %rd20, %rd10;
  add.s64 %rd31, %rd21, %rd29;
  add.s64 %rd32, %rd31, %rd30;
  add.s64 %rd33, %rd4, %rd32;
  st.global.u64 [%rd33], %rd28;
  add.s32 %r45, %r45, %r11;
  setp.lt.u32 %p8, %r45, %r8;
  @%p8 bra $L__BB2_6;
$L__BB2_7:
  bar.sync 0;
  @%p1 bra $L__BB2_18;
  @%p2 bra $L__BB2_12;
  mov.u32 %r14, %nctaid.x;
  setp.eq.s32 %p11, %r14, 1;
  @%p11 bra $L__BB2_11;
  add.s64 %rd34, %rd14, 12;
  atom.acq_rel.sys.global.add.u32 %r32, [%rd34], 1;
  add.s32 %r33, %r14, -1;
  setp.ne.s32 %p12, %r32, %r33;
  @%p12 bra $L__BB2_12;
$L__BB2_11:
  st.global.u32 [%rd1], %r43;
  mov.u32 %r35, 0;
  st.global.u32 [%rd1+4], %r35;
  st.release.sys.global.u32 [%rd15], %r43;
$L__BB2_12:
  setp.ne.s32 %p14, %r9, 0;
  or.pred %p15, %p14, %p4;
  @%p15 bra $L__BB2_18;
  st.global.u32 [%rd2], %r44;
  ld.acquire.sys.global.u32 %r36, [%rd16];
  sub.s32 %r37, %r36, %r44;
  setp.gt.s32 %p16, %r37, -1;
  @%p16 bra $L__BB2_18;
  mov.u32 %r46, 1;
$L__BB2_15:
  and.b32 %r39, %r46, 63;
  setp.ne.s32 %p17, %r39, 0;
  @%p17 bra $L__BB2_17;
  ld.acquire.sys.global.u32 %r40, [%rd17];
  setp.ne.s32 %p18, %r40, 0;
  @%p18 bra $L__BB2_18;
$L__BB2_17:
  add.s32 %r46, %r46, 1;
  ld.acquire.sys.global.u32 %r41, [%rd16];
  sub.s32 %r42, %r41, %r44;
  setp.lt.s32 %p19, %r42, 0;
  @%p19 bra $L__BB2_15;
$L__BB2_18:
  ret;
}
)ptx"},
    {16, "boxflow_exchange_16", BOXFLOW_PTX_HEADER R"ptx(
.visible .entry boxflow_exchange_16(
  .param .u64 boxflow_exchange_16_param_0,
  .param .u64 boxflow_exchange_16_param_1,
  .param .u64 boxflow_exchange_16_param_2,
  .param .u64 boxflow_exchange_16_param_3,
  .param .u64 boxflow_exchange_16_param_4,
  .param .u64 boxflow_exchange_16_param_5,
  .param .u64 boxflow_exchange_16_param_6,
  .param .u64 boxflow_exchange_16_param_7,
  .param .u64 boxflow_exchange_16_param_8,
  .param .u64 boxflow_exchange_16_param_9,
  .param .u64 boxflow_exchange_16_param_10,
  .param .u64 boxflow_exchange_16_param_11,
  .param .u64 boxflow_exchange_16_param_12
)
.maxntid 512, 1, 1
{
  .reg .pred %p<20>;
  .reg .b32 %r<55>;
  .reg .b64 %rd<38>;
  ld.param.u64 %rd5, [boxflow_exchange_16_param_0];
  ld.param.u64 %rd6, [boxflow_exchange_16_param_1];
  ld.param.u64 %rd7, [boxflow_exchange_16_param_2];
  ld.param.u64 %rd8, [boxflow_exchange_16_param_3];
  ld.param.u64 %rd9, [boxflow_exchange_16_param_4];
  ld.param.u64 %rd10, [boxflow_exchange_16_param_5];
  ld.param.u64 %rd11, [boxflow_exchange_16_param_6];
  ld.param.u64 %rd12, [boxflow_exchange_16_param_7];
  ld.param.u64 %rd13, [boxflow_exchange_16_param_8];
  ld.param.u64 %rd14, [boxflow_exchange_16_param_9];
  ld.param.u64 %rd15, [boxflow_exchange_16_param_10];
  ld.param.u64 %rd16, [boxflow_exchange_16_param_11];
  ld.param.u64 %rd17, [boxflow_exchange_16_param_12];
  mov.u32 %r1, %tid.x;
  setp.ne.s32 %p1, %r1, 0;
  mov.u32 %r52, 0;
  setp.eq.s64 %p2, %rd15, 0;
  cvta.to.global.u64 %rd18, %rd14;
  add.s64 %rd1, %rd18, 8;
  or.pred %p3, %p1, %p2;
  mov.u32 %r51, %r52;
  @%p3 bra $L__BB3_2;
  ld.global.u32 %r18, [%rd1];
  add.s32 %r51, %r18, 1;
$L__BB3_2:
  setp.eq.s64 %p4, %rd16, 0;
  cvta.to.global.u64 %rd19, %rd16;
  add.s64 %rd2, %rd19, 4;
  or.pred %p6, %p1, %p4;
  @%p6 bra $L__BB3_4;
  ld.global.u32 %r20, [%rd2];
  add.s32 %r52, %r20, 1;
$L__BB3_4:
  cvt.u32.u64 %r6, %rd8;
  cvt.u32.u64 %r7, %rd7;
  mul.lo.s32 %r21, %r6, %r7;
  cvt.u32.u64 %r22, %rd9;
  mul.lo.s32 %r8, %r21, %r22;
  mov.u32 %r23, %ntid.x;
  mov.u32 %r9, %ctaid.x;
  mad.lo.s32 %r53, %r9, %r23, %r1;
  setp.ge.u32 %p7, %r53, %r8;
  @%p7 bra $L__BB3_7;
  mov.u32 %r24, %nctaid.x;
  mul.lo.s32 %r11, %r24, %r23;
  cvta.to.global.u64 %rd3, %rd6;
  cvta.to.global.u64 %rd4, %rd5;
$L__BB3_6:
  div.u32 %r26, %r53, %r7;
  div.u32 %r27, %r26, %r6;
  mul.lo.s32 %r28, %r27, %r6;
  sub.s32 %r29, %r26, %r28;
  cvt.u64.u32 %rd20, %r29;
  mul.lo.s32 %r30, %r26, %r7;
  sub.s32 %r31, %r53, %r30;
  mul.wide.u32 %rd21, %r31, 16;
  cvt.u64.u32 %rd22, %r27;
  mul.lo.s64 %rd23, %rd22, %rd11;
  mul.lo.s64 %rd24, %rd20, %rd10;
  add.s64 %rd25, %rd21, %rd23;
  add.s64 %rd26, %rd25, %rd24;
  add.s64 %rd27, %rd4, %rd26;
  mul.lo.s64 %rd28, %rd22, %rd13;
  mul.lo.s64 %rd29, %rd20, %rd12;
  add.s64 %rd30, %rd21, %rd28;
  add.s64 %rd31, %rd30, %rd29;
  add.s64 %rd32, %rd3, %rd31;
  ld.global.v4.u32 {%r32, %r33, %r34, %r35}, [%rd32];
  st.global.v4.u32 [%rd27], {%r32, %r33, %r34, %r35};
  add.s32 %r53, %r53, %r11;
  setp.lt.u32 %p8, %r53, %r8;
  @%p8 bra $L__BB3_6;
$L__BB3_7:
  bar.sync 0;
  @%p1 bra $L__BB3_18;
  @%p2 bra $L__BB3_12;
  mov.u32 %r14, %nctaid.x;
  setp.eq.s32 %p11, %r14, 1;
  @%p11 bra $L__BB3_11;
  add.s64 %rd33, %rd14, 12;
  atom.acq_rel.sys.global.add.u32 %r40, [%rd33], 1;
  add.s32 %r41, %r14, -1;
  setp.ne.s32 %p12, %r40, %r41;
  @%p12 bra $L__BB3_12;
$L__BB3_11:
  st.global.u32 [%rd1], %r51;
  mov.u32 %r43, 0;
  st.global.u32 [%rd1+4], %r43;
  st.release.sys.global.u32 [%rd15], %r51;
$L__BB3_12:
  setp.ne.s32 %p14, %r9, 0;
  or.pred %p15, %p14, %p4;
  @%p15 bra $L__BB3_18;
  st.global.u32 [%rd2], %r52;
  ld.acquire.sys.global.u32 %r44, [%rd16];
  sub.s32 %r45, %r44, %r52;
  setp.gt.s32 %p16, %r45, -1;
  @%p16 bra $L__BB3_18;
  mov.u32 %r54, 1;
$L__BB3_15:
  and.b32 %r47, %r54, 63;
  setp.ne.s32 %p17, %r47, 0;
  @%p17 bra $L__BB3_17;
  ld.acquire.sys.global.u32 %r48, [%rd17];
  setp.ne.s32 %p18, %r48, 0;
  @%p18 bra $L__BB3_18;
$L__BB3_17:
  add.s32 %r54, %r54, 1;
  ld.acquire.sys.global.u32 %r49, [%rd16];
  sub.s32 %r50, %r49, %r52;
  setp.lt.s32 %p19, %r50, 0;
  @%p19 bra $L__BB3_15;
$L__BB3_18:
  ret;
}
)ptx"},
}};

}  // namespace boxflow::cuda
