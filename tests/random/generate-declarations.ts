import type { ArrayDeclaration, ElementType, Parameter } from './program.js';
import type { Random } from './random.js';

/** The names of a program outside its statements. */
export interface Declarations {
  readonly parameters: readonly Parameter[];
  readonly arrays: readonly ArrayDeclaration[];
}

/** One or two sizes, two to four arrays and at most two scalars. */
export function declarations(random: Random): Declarations {
  const parameters = ['n', 'm'].slice(0, random.integer(1, 2)).map(
    (name): Parameter => ({
      name,
      value: random.integer(4, 9),
      kind: random.once(3) ? 'macro' : 'argument',
    }),
  );
  const arrays = ['A', 'B', 'C', 'D']
    .slice(0, random.integer(2, 4))
    .map((name) => array(name, parameters, random));
  const scalars = ['r', 's'].slice(0, Math.max(0, random.integer(-2, 2))).map((name) => scalar(name, random));
  return { parameters, arrays: [...arrays, ...scalars] };
}

export function elementType(random: Random): ElementType {
  return random.weighted({ int: 4, double: 4, float: 2, long: 1 });
}

function array(name: string, parameters: readonly Parameter[], random: Random): ArrayDeclaration {
  const rank = Number(random.weighted({ 1: 3, 2: 5, 3: 1 }));
  const storage = random.weighted({ global: 4, argument: 4, heap: 2, frame: 1, flat: 1, member: 1 });
  const constant = storage === 'global' || storage === 'frame' || storage === 'member';
  const usable = parameters.filter(({ kind }) => !constant || kind === 'macro');
  const sizedBy = Array.from({ length: rank }, () =>
    usable.length > 0 && !random.once(4) ? random.pick(usable).name : null,
  );
  return { name, element: elementType(random), rank, storage, slack: random.pick([0, 0, 1, 2]), sizedBy };
}

function scalar(name: string, random: Random): ArrayDeclaration {
  const storage = random.pick(['global', 'frame'] as const);
  return { name, element: elementType(random), rank: 0, storage, slack: 0, sizedBy: [] };
}
