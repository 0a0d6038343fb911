import type { KernelAccesses, KernelArray, KernelScalar, SourceLocation } from '@boxflow/ir';
import { type DeclaredParameter, kernelSignature } from './kernel-signature.js';
import { structMembers } from './struct-members.js';
import { startOfLine } from './text-lists.js';

/** The sources of names in messages. No decision depends on them. */
export interface SourceNames {
  /** Returns the human-readable form of a name in an object file. */
  readonly demangled: (name: string) => string;
  /** Returns the text of a source file, if it can be read. */
  readonly textOf: (file: string) => string | undefined;
  /** Returns a file as the user gave it. */
  readonly fileOf: (file: string) => string;
}

/** Replaces the numbers of parameters by their names in the source. */
export function labelKernel(kernel: KernelAccesses, names: SourceNames): KernelAccesses {
  const full = names.demangled(kernel.name);
  const label = shortName(full);
  const source = kernel.location === null ? undefined : names.textOf(kernel.location.file);
  const name = label.replace(/<.*$/, '').split('::').at(-1)!;
  const signature = source === undefined ? undefined : kernelSignature(source, kernel.location!.line, name);
  const types = /<([^(){}]*)>$/.exec(label)?.[1]?.split(', ') ?? [];
  const before = source?.slice(0, startOfLine(source, kernel.location!.line));
  const nameOf = (place: { readonly parameter: number; readonly byte: number }) =>
    placeName(place, signature, types, before);
  const labels = new Map<string, string>();
  const labelled = <Place extends KernelArray | KernelScalar>(one: Place): Place => {
    const isVariable = 'kind' in one && one.kind === 'variable';
    const text = isVariable ? shortName(names.demangled(one.name)) : nameOf(one as KernelScalar);
    if (text !== undefined) labels.set(one.label, text);
    return text === undefined ? one : { ...one, label: text };
  };
  const place = (location: SourceLocation | null) =>
    location && { ...location, file: names.fileOf(location.file) };
  const arrays = kernel.arrays.map((array) => ({ ...labelled(array), escapes: place(array.escapes) }));
  const parameters = kernel.parameters.map(labelled);
  const what = (text: string) => labels.get(text) ?? text;
  return {
    ...kernel,
    label,
    location: place(kernel.location),
    arrays,
    parameters,
    loops: kernel.loops.map((loop) => ({ ...loop, location: place(loop.location) })),
    accesses: kernel.accesses.map((access) => ({
      ...access,
      location: place(access.location),
      unknown: access.unknown && {
        ...access.unknown,
        what: what(access.unknown.what),
        location: place(access.unknown.location),
      },
    })),
    facts: kernel.facts.map((fact) => ({ ...fact, what: what(fact.what), location: place(fact.location) })),
  };
}

function placeName(
  { parameter, byte }: { readonly parameter: number; readonly byte: number },
  signature: readonly DeclaredParameter[] | undefined,
  types: readonly string[],
  source: string | undefined,
): string | undefined {
  const declared = signature?.[parameter];
  if (declared === undefined || declared.name === '') return undefined;
  if (declared.isPointer || source === undefined) return declared.name;
  // The type may be a template's parameter, which is one of its arguments.
  const members = [declared.type, ...types].flatMap((type) => structMembers(source, type) ?? []);
  const member = members.filter((one) => one.byte === byte && !one.hasMembers)[0];
  if (member !== undefined) return `${declared.name}.${member.name}`;
  return byte === 0 ? declared.name : `${declared.name} (byte ${byte})`;
}

/** Returns a demangled name without its result, its parameters and the casts of its template arguments. */
export function shortName(demangled: string): string {
  let depth = 0;
  let end = demangled.length;
  for (const [at, character] of [...demangled].entries()) {
    if (character === '<') ++depth;
    else if (character === '>') --depth;
    else if (character === '(' && depth === 0 && !demangled.startsWith('(anonymous', at)) {
      end = at;
      break;
    }
  }
  const head = demangled.slice(0, end).replace(/\((?:int|unsigned int|bool|long|unsigned long)\)/g, '');
  return withoutResult(head);
}

/** Removes the result's type, which templates have before their names. */
function withoutResult(head: string): string {
  let depth = 0;
  for (let at = head.length - 1; at >= 0; --at) {
    if (head[at] === '>' || head[at] === ')') ++depth;
    else if (head[at] === '<' || head[at] === '(') --depth;
    else if (head[at] === ' ' && depth === 0) return head.slice(at + 1);
  }
  return head;
}
