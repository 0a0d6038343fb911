import type { Announcement, CUnit, HostAction, Scop } from '@boxflow/ir';
import type { RegionNames } from './region-names.js';

/** Text to put at a position of the program. Those of one position come in their order. */
export interface HostEdit {
  readonly position: number;
  readonly lines: readonly string[];
}

type EditedAnnouncement = Pick<Announcement, 'range' | 'form' | 'actions'>;

/** Returns the announcements around the statements of a file, and before the regions that stay `sequential`. */
export function hostEdits(unit: CUnit, sequential: readonly Scop[], names: RegionNames): readonly HostEdit[] {
  const left = sequential.flatMap(({ textRange, host, hoisted }): EditedAnnouncement[] =>
    host && host.sequential.length > 0
      ? [{ range: textRange, form: hoisted ? 'statement' : 'lone-statement', actions: host.sequential }]
      : [],
  );
  const announcements: EditedAnnouncement[] = [...(unit.announcements ?? []), ...left];
  const edits = announcements.map((announcement, number) => ({
    announcement,
    ...textsOf(announcement, number, names),
  }));
  const opening = edits.map(({ announcement, before }) => ({
    position: announcement.range[0],
    lines: before,
  }));
  const closing = edits.flatMap(({ announcement, after }) =>
    after === '' ? [] : [{ position: announcement.range[1], lines: [after] }],
  );
  // The first of two statements may end where the second begins.
  return [...closing, ...opening];
}

function textsOf(
  announcement: EditedAnnouncement,
  number: number,
  names: RegionNames,
): { before: readonly string[]; after: string } {
  const texts = announcement.actions.map((action) => actionText(action, names));
  const statements = texts.map((text) => `${text};`);
  switch (announcement.form) {
    case 'expression':
      return { before: [`(${texts.join(', ')}, `], after: ')' };
    case 'lone-statement':
      return { before: ['{', ...statements], after: '}' };
    // This is not a statement, because C90 does not allow statements before declarations.
    case 'declaration':
      return {
        before: [`int ${names.prefix}said${number} ${UNUSED} = (${texts.join(', ')}, 0);`],
        after: '',
      };
    default:
      return { before: statements, after: '' };
  }
}

const UNUSED = '__attribute__((__unused__))';

const ACCESSES = { read: 0, write: 1, forget: 2 } as const;

/** Returns an action as an expression, except the beginning of a function, which is a declaration. */
export function actionText(action: HostAction, names: RegionNames): string {
  switch (action.kind) {
    case 'access': {
      const memory = action.memory ? `${action.memory.address}, ${action.memory.size}` : '0, 0';
      return `(${names.kept} ? ${names.hostAccess}(${memory}, ${ACCESSES[action.access]}) : (void)0)`;
    }
    case 'freed':
      return `(${names.kept} ? ${names.freed}((void *)${action.block}) : (void)0)`;
    case 'stream':
      return `(${names.kept} ? ${names.stream}((void *)${action.stream}) : (void)0)`;
    case 'handshake':
      return `${names.handshake} = ${names.announced}`;
    case 'begin':
      return `int ${names.announced} ${UNUSED} = ${callerText(action.caller, names)}`;
  }
}

function callerText(caller: 'none' | 'announces' | 'unknown', { handshake }: RegionNames): string {
  if (caller === 'none') return '1';
  return `(${handshake} ? (${handshake} = 0, ${caller === 'announces' ? 1 : 0}) : 0)`;
}
