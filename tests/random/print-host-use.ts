import type { HostUse } from './program.js';

/** The arrays of a use, in C. */
export interface UsedArrays {
  readonly type: string;
  readonly name: string;
  readonly other: string;
  readonly count: number;
  /** Elements that both have, at least. */
  readonly both: number;
  readonly element: string;
  readonly elementOfOther: string;
  /** How many bytes are allocated, where the array is a block of the heap that the function may give back. */
  readonly block: string | undefined;
  /** The struct that it is a member of. */
  readonly struct: { readonly type: string; readonly member: string } | undefined;
  /** A statement that gives all elements a value. */
  readonly fill: string;
  readonly isDistinct: boolean;
}

/** The statements of a use; a plain one where the array is not of the right kind. */
export function hostUseLines({ use, at, by }: HostUse, arrays: UsedArrays): readonly string[] {
  const { type, name, other, count, both, element, elementOfOther, block, struct, fill } = arrays;
  const k = at % count;
  const first = `(${type} *)${name}`;
  const bytes = (elements: number) => `${elements} * sizeof(${type})`;
  const plain = [`${element} = ${elementOfOther} + ${by};`];
  switch (use) {
    case 'element':
      return plain;
    case 'print':
      return [`printf("%.17g %d\\n", (double)${element}, ${at});`];
    case 'poke':
      return [`poke_${type}((void *)${name}, ${k}, ${by});`];
    case 'alias':
      return [`{ ${type} *q = ${first}; q[${k}] = q[${(k + by) % count}] + ${by}; }`];
    case 'alias of an alias':
      return [`{ ${type} *q = ${first}, **qq = &q; *qq += ${k}; **qq += ${by}; }`];
    case 'pointer from a function':
      return [`*place_${type}((void *)${name}, ${k}) += ${by};`];
    case 'set bytes':
      return [`memset(${first} + ${k}, 0, ${bytes(Math.min(by, count - k))});`];
    case 'copy':
      return arrays.isDistinct ? [`memcpy((void *)${name}, (void *)${other}, ${bytes(both)});`] : plain;
    case 'move':
      return [
        `memmove(${first} + ${Math.min(by, count - 1)}, (void *)${name}, ${bytes(Math.max(0, count - by))});`,
      ];
    case 'compare':
      return [`printf("%d\\n", memcmp((void *)${name}, (void *)${other}, ${bytes(both)}) == 0);`];
    case 'sort':
      return [`qsort((void *)${name}, ${count}, sizeof(${type}), order_${type});`];
    case 'region of a function':
      return [`step_${type}((void *)${name}, ${count - k}, ${by});`];
    case 'region through a pointer':
      return [`apply_${type}(step_${type}, (void *)${name}, ${count});`];
    case 'sum of a function':
      return [`${elementOfOther} = (int)sum_${type}((void *)${name}, ${count}) % 1009;`];
    case 'variable of a block':
      return [
        '{',
        `  ${type} own[${count}];`,
        `  memcpy(own, (void *)${name}, sizeof own);`,
        `  step_${type}(own, ${count}, ${by});`,
        `  own[${k}] += 1;`,
        `  step_${type}(own, ${count - k}, 1);`,
        `  memcpy((void *)${name}, own, sizeof own);`,
        '}',
      ];
    case 'whole struct':
      if (!struct) return plain;
      return [
        '{',
        `  ${struct.type} copy = ${name.split('.')[0]};`,
        `  step_${type}((void *)copy.${struct.member}, ${count}, ${by});`,
        `  ${name.split('.')[0]} = copy;`,
        '}',
      ];
    case 'new block':
      return block ? [`free(${name}); ${name} = malloc(${block}); ${fill}`] : plain;
    case 'cleared block':
      return block ? [`free(${name}); ${name} = calloc(1, ${block});`] : plain;
    case 'larger block':
      return block ? [`${name} = realloc(${name}, 2 * ${block});`] : plain;
    case 'return':
      return [`if ((long)${element} % 5 == ${by}) return;`];
  }
}
