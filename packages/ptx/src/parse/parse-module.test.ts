import { describe, expect, it } from 'vitest';
import { functionsOf, PtxError, parsePtx, printPtx, tokenize } from '../index.js';

const HEAD = '.version 8.5\n.target sm_90a, debug\n.address_size 64\n';
const kernel = (body: string) => `${HEAD}.visible .entry k(.param .u64 p)\n{\n${body}\n}\n`;
const parsed = (body: string) => functionsOf(parsePtx(kernel(body)))[0]!.body!;

/** Expects that printing keeps every token. */
function expectKept(text: string): void {
  const tokens = (ptx: string) => tokenize(ptx).map(({ kind, text }) => `${kind} ${text}`);
  expect(tokens(printPtx(parsePtx(text)))).toEqual(tokens(text));
}

describe('statements', () => {
  it('have opcodes, modifiers, guards and operands', () => {
    expect(parsed('@!%p1 ld.global.L2::128B.v2.f32 {%f1, _}, [%rd1+-8];')).toEqual([
      {
        kind: 'instruction',
        opcode: 'ld',
        modifiers: ['global', 'L2::128B', 'v2', 'f32'],
        operands: [
          {
            kind: 'vector',
            elements: [
              { kind: 'name', name: '%f1' },
              { kind: 'name', name: '_' },
            ],
          },
          {
            kind: 'address',
            base: { kind: 'name', name: '%rd1' },
            offset: { kind: 'integer', value: -8n, text: '-8' },
          },
        ],
        guard: { predicate: '%p1', negated: true },
        position: { line: 6, column: 1 },
      },
    ]);
  });

  it('have numbers of all notations', () => {
    const values = parsed(
      'mov.b64 %a, 0x1fU; mov.b64 %a, 017; mov.b64 %a, 0b101; mov.f32 %f, 0fBF800000;',
    ).map((statement) => (statement.kind === 'instruction' ? statement.operands[1] : undefined));
    expect(values).toEqual([
      { kind: 'integer', value: 31n, text: '0x1fU' },
      { kind: 'integer', value: 15n, text: '017' },
      { kind: 'integer', value: 5n, text: '0b101' },
      { kind: 'real', type: 'f32', bits: 0xbf800000n, text: '0fBF800000' },
    ]);
  });

  it('are kept if they are rare', () => {
    expectKept(
      kernel(`.reg .pred p, q; .reg .v4 .f32 v;
        setp.lt.and.s32 p|q, %r1, 7, !%p2;
        $L_table: .branchtargets $L1, $L2;
        brx.idx.uni %r1, $L_table;
        tex.2d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [texture, {%r1, %r2}];
        mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f1, %f2}, {%r1}, {%r2}, {%f1, %f2};
        cp.async.cg.shared.global [%r1], [%rd2], 16;
        mov.u32 %r1, %ctaid.x;
        mov.f32 %f1, v.x;
        { { bra.uni $L1; } }
        .pragma "nounroll";
        proto: .callprototype (.param .b32 _) _ (.param .align 8 .b8 _[16]) .noreturn;
        @%p1 call (%r1), %rd1, (%r2, 4), proto;
        .loc 2 556 5, function_name $L__info_string0+12, inlined_at 1 33 3
        trap; $L1: exit;`),
    );
  });
});

describe('modules', () => {
  it('are kept with all their parts', () => {
    expectKept(`${HEAD}
      .global .attribute(.managed) .align 4 .u32 managed;
      .weak .const .align 8 .b64 table[2][3] = {{1, 2, 0x3}, {f, generic(managed)+8, 0xFF00(managed)}};
      .extern .shared .align 16 .b8 room[];
      .extern .func (.param .b32 result) vprintf(.param .b64 a, .param .b64 b) ;
      .func .attribute(.unified(1, 2)) (.param .align 8 .b8 result[16]) f(.param .u64 .ptr .global .align 4 p) .noreturn
      { ret; }
      .visible .entry k(.param .u64 p) .maxntid 128, 1, 1 .minnctapersm 2 .pragma "abc"; { ret; }
      .alias g, f;
      .file 1 "a.cu", 123, 456
      .section .debug_info { $L__a: .b8 1, 2 .b32 $L__b-$L__a .b64 .debug_line }`);
  });

  it('say what is wrong and where', () => {
    const errors: [string, string][] = [
      ['.target sm_80', "1:1: expected '.version' instead of '.target'"],
      [`${HEAD}.visible .foo x;`, "4:10: expected a directive that is known instead of '.foo'"],
      [kernel('add.s32 %r1, %r2 %r3;'), "6:18: expected ';' instead of '%r3'"],
      [kernel('mov.u32 %r1, #;'), '6:14: unexpected character "#"'],
      [`${HEAD}.entry k() { ret;`, '4:18: expected a statement instead of the end of the text'],
      [`${HEAD}.global .q32 x;`, "4:9: expected a type instead of '.q32'"],
      [`${HEAD}/* a\n comment */ .global .b8 x[1.5];`, "5:27: expected an integer instead of '1.5'"],
    ];
    for (const [text, message] of errors) {
      expect(() => parsePtx(text)).toThrow(
        new PtxError(message.replace(/^\d+:\d+: /, ''), positionOf(message)),
      );
    }
  });
});

function positionOf(message: string) {
  const [line, column] = message.split(':').map(Number);
  return { line: line!, column: column! };
}
