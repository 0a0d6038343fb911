import type { Initialiser, Operand, PtxFunction, Statement, Variable } from '@boxflow/ptx';

/** The properties of a function that its callers depend on. Its callees have their own. */
export interface Traits {
  /** Its threads may wait for each other. */
  readonly waits: boolean;
  /** A thread may end inside the function. */
  readonly ends: boolean;
  /** The names of functions and variables of the module that it mentions. */
  readonly names: ReadonlySet<string>;
}

const WAITING = new Set(['bar', 'barrier', 'vote', 'shfl', 'match', 'redux', 'activemask', 'nanosleep']);
/** Loads that may see what another thread stores meanwhile. */
const ORDERED = ['volatile', 'relaxed', 'acquire'];

export function traitsOf(fn: PtxFunction): Traits {
  const statements = allStatements(fn.body ?? []);
  const names = new Set<string>();
  let [waits, ends] = [false, false];
  for (const statement of statements) {
    if (statement.kind === 'call') {
      names.add(statement.callee.name);
      if (statement.callee.name === '__assertfail') ends = true;
    }
    if (statement.kind !== 'instruction') continue;
    const { opcode, modifiers } = statement;
    waits ||= WAITING.has(opcode);
    waits ||= (opcode === 'ld' || opcode === 'atom') && modifiers.some((word) => ORDERED.includes(word));
    ends ||= opcode === 'trap' || opcode === 'brx' || (opcode === 'exit' && !fn.isEntry);
    for (const operand of statement.operands) addNames(operand, names);
  }
  return { waits, ends, names };
}

/** Returns the names that a variable's initial value mentions. */
export function namesOfVariable({ declarators }: Variable): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: Initialiser) => {
    if (value.kind === 'list') value.values.forEach(visit);
    else if (value.kind === 'address') names.add(value.name);
  };
  for (const { initialiser } of declarators) if (initialiser !== undefined) visit(initialiser);
  return names;
}

/** Returns the statements of a body and of its scopes. */
export function allStatements(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) =>
    statement.kind === 'scope' ? allStatements(statement.statements) : [statement],
  );
}

function addNames(operand: Operand, names: Set<string>): void {
  if (operand.kind === 'name') names.add(operand.name);
  else if (operand.kind === 'address') addNames(operand.base, names);
  else if (operand.kind === 'vector') for (const element of operand.elements) addNames(element, names);
}
