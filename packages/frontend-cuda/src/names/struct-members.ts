import { declaredParameter } from './kernel-signature.js';
import { bracketed, splitOutside, withoutComments } from './text-lists.js';

/** A member of a struct with its place. */
export interface StructMember {
  readonly name: string;
  readonly byte: number;
  readonly hasMembers: boolean;
}

interface Layout {
  readonly members: readonly StructMember[];
  readonly bytes: number;
  readonly align: number;
}

const SIZES: Readonly<Record<string, number>> = {
  ...{ char: 1, 'signed char': 1, 'unsigned char': 1, bool: 1, int8_t: 1, uint8_t: 1 },
  ...{ short: 2, 'unsigned short': 2, int16_t: 2, uint16_t: 2 },
  ...{ int: 4, unsigned: 4, 'unsigned int': 4, float: 4, int32_t: 4, uint32_t: 4 },
  ...{
    long: 8,
    'unsigned long': 8,
    'long long': 8,
    'unsigned long long': 8,
    double: 8,
    size_t: 8,
    int64_t: 8,
    uint64_t: 8,
    ptrdiff_t: 8,
  },
};

/** Returns the members of a struct, also those inside of members; undefined if its layout is not certain. */
export function structMembers(source: string, type: string): readonly StructMember[] | undefined {
  return layoutOf(withoutComments(source), type, 0)?.members;
}

function layoutOf(text: string, type: string, depth: number): Layout | undefined {
  const size = SIZES[type];
  if (size !== undefined) return { members: [], bytes: size, align: size };
  const name = type.replace(/<.*$/, '').split('::').at(-1)!.trim();
  if (!/^\w+$/.test(name) || depth > 8) return undefined;
  // The closest struct before the kernel is meant, if several have this name.
  const heads = [
    ...text.matchAll(new RegExp(`(template\\s*<[^>]*>\\s*)?\\b(?:struct|class)\\s+${name}\\s*\\{`, 'g')),
  ];
  const head = heads.at(-1);
  if (head === undefined || head[1] !== undefined) return undefined;
  const body = bracketed(text, head.index + head[0].length - 1);
  return body === undefined ? undefined : layoutOfBody(text, body, depth);
}

function layoutOfBody(text: string, body: string, depth: number): Layout | undefined {
  const members: StructMember[] = [];
  let [end, align] = [0, 1];
  for (const declaration of declarationsOf(body)) {
    const [first, ...others] = splitOutside(declaration, ',');
    const { type } = declaredParameter(first!);
    for (const text_ of [first!, ...others.map((one) => `${type} ${one}`)]) {
      const member = declaredParameter(text_);
      const own = member.isPointer ? pointerOrArray(text_) : layoutOf(text, member.type, depth + 1);
      if (own === undefined || member.name === '') return undefined;
      const byte = Math.ceil(end / own.align) * own.align;
      members.push({ name: member.name, byte, hasMembers: own.members.length > 0 });
      members.push(
        ...own.members.map((inner) => ({
          ...inner,
          name: `${member.name}.${inner.name}`,
          byte: byte + inner.byte,
        })),
      );
      end = byte + own.bytes;
      align = Math.max(align, own.align);
    }
  }
  return { members, bytes: Math.ceil(end / align) * align, align };
}

function pointerOrArray(declaration: string): Layout | undefined {
  return declaration.includes('[') ? undefined : { members: [], bytes: 8, align: 8 };
}

/** Returns the declarations of data; functions are not part of the layout. */
function declarationsOf(body: string): string[] {
  const flat = body
    .replace(/\b(?:public|private|protected)\s*:/g, '')
    .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, ';');
  return flat
    .split(';')
    .map((one) => one.trim())
    .filter(
      (one) => one !== '' && !one.includes('(') && !/^(?:static|using|typedef|friend|enum)\b/.test(one),
    );
}
