import type {
  Affine,
  ArrayDeclaration,
  Assignment,
  Bound,
  Condition,
  Loop,
  Program,
  Search,
  Statement,
  Subscript,
  Value,
} from './program.js';

/** Programs that are one step simpler, the boldest steps first. All are valid. */
export function simplerPrograms(program: Program): readonly Program[] {
  return [
    ...simplerBodies(program.body).map((body) => ({ ...program, body })),
    ...program.parameters.flatMap((parameter, k) => {
      const smaller = parameter.value > 2 ? [{ ...parameter, value: parameter.value - 1 }] : [];
      return [
        ...smaller,
        ...(parameter.kind === 'argument' ? [{ ...parameter, kind: 'macro' as const }] : []),
      ].map((each) => ({ ...program, parameters: replaced(program.parameters, k, each) }));
    }),
    ...program.arrays.flatMap((array, k) =>
      [
        ...(array.slack > 0 ? [{ ...array, slack: 0 }] : []),
        ...(array.storage !== 'global' && array.rank > 0
          ? [
              {
                ...withoutHolder(array),
                storage: 'global' as const,
                sizedBy: array.sizedBy.map(() => null),
              },
            ]
          : []),
        ...(array.heldIn ? [withoutHolder(array)] : []),
        ...(array.sizedBy.some((each) => each !== null)
          ? [{ ...array, sizedBy: array.sizedBy.map(() => null) }]
          : []),
        ...(array.element !== 'int' ? [{ ...array, element: 'int' as const }] : []),
      ].map((each) => ({ ...program, arrays: replaced(program.arrays, k, each) })),
    ),
  ];
}

/** A list without one of its statements, or with one of them simpler. */
function simplerBodies(body: readonly Statement[]): readonly (readonly Statement[])[] {
  return [
    ...body.map((_, k) => replaced(body, k)),
    ...body.flatMap((each, k) => simplerStatements(each).map((simpler) => replaced(body, k, ...simpler))),
  ];
}

/** Returns the statements that may replace a statement. */
function simplerStatements(statement: Statement): readonly (readonly Statement[])[] {
  switch (statement.kind) {
    case 'for':
      return simplerLoops(statement);
    case 'if':
      return [
        statement.then,
        statement.otherwise,
        ...(statement.otherwise.length > 0 ? [[{ ...statement, otherwise: [] }]] : []),
        ...simplerBodies(statement.then).map((then) => [{ ...statement, then }]),
        ...simplerBodies(statement.otherwise).map((otherwise) => [{ ...statement, otherwise }]),
        ...simplerConditions(statement.condition).map((condition) => [{ ...statement, condition }]),
      ];
    case 'assign':
      return simplerAssignments(statement).map((each) => [each]);
    case 'local':
      return [
        ...(mentions(statement.body, statement.name) ? [] : [statement.body]),
        ...simplerBodies(statement.body).map((body) => [{ ...statement, body }]),
        ...simplerValues(statement.initial).map((initial) => [{ ...statement, initial }]),
        ...(statement.element !== 'int' ? [[{ ...statement, element: 'int' as const }]] : []),
      ];
    case 'jump':
      if (statement.condition === null) return [];
      return simplerConditions(statement.condition).map((condition) => [{ ...statement, condition }]);
    case 'host loop':
      return [
        statement.body,
        ...(statement.count > 1 ? [[{ ...statement, count: statement.count - 1 }]] : []),
        ...simplerBodies(statement.body).map((body) => [{ ...statement, body }]),
      ];
    case 'data loop':
      return [
        ...(mentions(statement.body, statement.iterator) ? [] : [statement.body]),
        ...(statement.skips ? [[{ ...statement, skips: null }]] : []),
        ...simplerBodies(statement.body).map((body) => [{ ...statement, body }]),
        ...simplerAffines(statement.count).map((count) => [{ ...statement, count }]),
        ...(statement.isRow ? [[{ ...statement, isRow: false }]] : []),
      ];
    case 'search':
      return simplerSearches(statement).map((each) => [each]);
    case 'host':
    case 'boundary':
      return [];
  }
}

function simplerSearches(search: Search): readonly Search[] {
  const { low, high, comparison, of, declaredIn, target } = search;
  const isStrict = comparison === '<' || comparison === '>';
  return [
    ...(low === 0 ? [] : [{ ...search, low: 0 }]),
    ...simplerAffines(high).map((each) => ({ ...search, high: each })),
    ...(isStrict ? [] : [{ ...search, comparison: comparison === '<=' ? ('<' as const) : ('>' as const) }]),
    ...(declaredIn === 'block' ? [] : [{ ...search, declaredIn: 'block' as const }]),
    ...simplerSubscripts(of.subscripts).map((subscripts) => ({ ...search, of: { ...of, subscripts } })),
    ...simplerSubscripts(target.subscripts).map((subscripts) => ({
      ...search,
      target: { ...target, subscripts },
    })),
  ];
}

function simplerLoops(loop: Loop): readonly (readonly Statement[])[] {
  const fixed: Bound = [{ terms: [], constant: 1 }];
  const unrolled = bodyAt(loop);
  return [
    ...(unrolled === null ? [] : [unrolled]),
    ...simplerBodies(loop.body).map((body) => [{ ...loop, body }]),
    ...(loop.step !== 1 ? [[{ ...loop, step: 1 }]] : []),
    ...(loop.goesOn !== null ? [[{ ...loop, goesOn: null }]] : []),
    ...(loop.goesOn === null ? [] : simplerConditions(loop.goesOn).map((goesOn) => [{ ...loop, goesOn }])),
    ...(loop.style !== 'exclusive' ? [[{ ...loop, style: 'exclusive' as const }]] : []),
    ...simplerBounds(loop.low).map((low) => [{ ...loop, low }]),
    ...simplerBounds(loop.high).map((high) => [{ ...loop, high }]),
    ...(loop.high.some(({ terms }) => terms.length > 0) ? [[{ ...loop, high: fixed }]] : []),
  ];
}

function simplerBounds([one, other]: Bound): readonly Bound[] {
  if (other === undefined) return simplerAffines(one).map((each) => [each]);
  return [
    [one],
    [other],
    ...simplerAffines(one).map((each): Bound => [each, other]),
    ...simplerAffines(other).map((each): Bound => [one, each]),
  ];
}

/** The body of a loop whose iterator nothing uses, and that no jump leaves. */
function bodyAt(loop: Loop): readonly Statement[] | null {
  return mentions(loop.body, loop.iterator) || loop.body.some(jumps) ? null : loop.body;
}

function jumps(statement: Statement): boolean {
  switch (statement.kind) {
    case 'jump':
      return true;
    case 'if':
      return [...statement.then, ...statement.otherwise].some(jumps);
    case 'local':
      return statement.body.some(jumps);
    default:
      return false;
  }
}

// Names are unique, so that a look at the data as text tells.
function mentions(body: readonly Statement[], name: string): boolean {
  return JSON.stringify(body).includes(`"${name}"`);
}

function simplerAssignments(assignment: Assignment): readonly Assignment[] {
  return [
    ...simplerValues(assignment.value).map((value) => ({ ...assignment, value })),
    ...(assignment.operator !== '=' ? [{ ...withoutSelection(assignment), operator: '=' as const }] : []),
    ...(assignment.selection ? [withoutSelection(assignment)] : []),
    ...(assignment.subscriptsIn ? [withPlainSubscripts(assignment)] : []),
    ...(assignment.selection?.place
      ? [{ ...assignment, selection: { ...assignment.selection, place: null } }]
      : []),
    ...simplerSubscripts(assignment.target.subscripts).map((subscripts) => ({
      ...assignment,
      target: { ...assignment.target, subscripts },
    })),
  ];
}

function withoutSelection({ selection: _, ...assignment }: Assignment): Assignment {
  return assignment;
}

function withPlainSubscripts({ subscriptsIn: _, ...assignment }: Assignment): Assignment {
  return assignment;
}

function withoutHolder({ heldIn: _, ...array }: ArrayDeclaration): ArrayDeclaration {
  return array;
}

function simplerSubscripts(subscripts: readonly Subscript[]): readonly (readonly Subscript[])[] {
  return subscripts.flatMap((each, d) => [
    ...(each.operation === undefined ? [] : [replaced(subscripts, d, { value: each.value })]),
    ...simplerAffines(each.value).map((value) => replaced(subscripts, d, { ...each, value })),
  ]);
}

function simplerAffines({ terms, constant }: Affine): readonly Affine[] {
  return [
    ...terms.map((_, k) => ({ terms: replaced(terms, k), constant })),
    ...terms.flatMap((term, k) =>
      term.coefficient === 1 ? [] : [{ terms: replaced(terms, k, { ...term, coefficient: 1 }), constant }],
    ),
    ...terms.flatMap(({ times, ...term }, k) =>
      times === undefined ? [] : [{ terms: replaced(terms, k, term), constant }],
    ),
    ...(constant === 0 ? [] : [{ terms, constant: 0 }]),
    ...(Math.abs(constant) > 1 ? [{ terms, constant: constant - Math.sign(constant) }] : []),
  ];
}

function simplerValues(value: Value): readonly Value[] {
  const one: Value = { kind: 'affine', value: { terms: [], constant: 1 } };
  switch (value.kind) {
    case 'read':
      return [
        one,
        ...simplerSubscripts(value.from.subscripts).map((subscripts) => ({
          ...value,
          from: { ...value.from, subscripts },
        })),
      ];
    case 'affine':
      return simplerAffines(value.value).map((each) => ({ ...value, value: each }));
    case 'scaled':
    case 'magnitude':
      return [value.value, ...simplerValues(value.value).map((each) => ({ ...value, value: each }))];
    case 'choice':
      return [
        value.then,
        value.otherwise,
        ...simplerConditions(value.condition).map((condition) => ({ ...value, condition })),
        ...simplerValues(value.then).map((then) => ({ ...value, then })),
        ...simplerValues(value.otherwise).map((otherwise) => ({ ...value, otherwise })),
      ];
    default:
      return [
        value.left,
        value.right,
        ...simplerValues(value.left).map((left) => ({ ...value, left })),
        ...simplerValues(value.right).map((right) => ({ ...value, right })),
      ];
  }
}

function simplerConditions(condition: Condition): readonly Condition[] {
  switch (condition.kind) {
    case 'compare':
      return [
        ...simplerAffines(condition.left).map((left) => ({ ...condition, left })),
        ...simplerAffines(condition.right).map((right) => ({ ...condition, right })),
      ];
    case 'remainder':
      return simplerAffines(condition.value).map((value) => ({ ...condition, value }));
    case 'data':
      return [
        ...simplerValues(condition.left).map((left) => ({ ...condition, left })),
        ...simplerValues(condition.right).map((right) => ({ ...condition, right })),
      ];
    case 'not':
      return [condition.of, ...simplerConditions(condition.of).map((of) => ({ ...condition, of }))];
    default:
      return [
        condition.left,
        condition.right,
        ...simplerConditions(condition.left).map((left) => ({ ...condition, left })),
        ...simplerConditions(condition.right).map((right) => ({ ...condition, right })),
      ];
  }
}

/** The list with some items, or none, in the place of one. */
function replaced<T>(list: readonly T[], position: number, ...items: readonly T[]): readonly T[] {
  return [...list.slice(0, position), ...items, ...list.slice(position + 1)];
}
