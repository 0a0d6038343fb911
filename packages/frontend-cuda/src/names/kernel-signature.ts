import { bracketed, splitOutside, startOfLine, withoutComments } from './text-lists.js';

/** A parameter as the source declares it. */
export interface DeclaredParameter {
  readonly name: string;
  /** The type without `const`, `*` and `&`. */
  readonly type: string;
  readonly isPointer: boolean;
}

/** Returns the parameters of the kernel that is declared on a line or soon after it, or undefined if the text looks different. */
export function kernelSignature(
  source: string,
  line: number,
  kernel: string,
): DeclaredParameter[] | undefined {
  const text = withoutComments(source);
  // The head may begin some lines before its name.
  const from = startOfLine(text, Math.max(1, line - 2));
  const name = new RegExp(`\\b${kernel}\\s*\\(`, 'g');
  name.lastIndex = from;
  const found = name.exec(text);
  if (found === null) return undefined;
  const list = bracketed(text, found.index + found[0].length - 1);
  return list === undefined ? undefined : splitOutside(list, ',').map(declaredParameter);
}

export function declaredParameter(text: string): DeclaredParameter {
  const declaration = text
    .replace(/=[\s\S]*$/, '')
    .replace(/\b(?:const|volatile|__restrict__|__grid_constant__|struct|typename)\b/g, ' ');
  const name =
    /\(\s*[*&]\s*(\w+)\s*\)/.exec(declaration)?.[1] ??
    /(\w+)\s*(?:\[[^\]]*\]\s*)*$/.exec(declaration)?.[1] ??
    '';
  const type = declaration
    .slice(0, declaration.lastIndexOf(name))
    .replace(/[*&(]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { name, type, isPointer: /[*[]/.test(declaration) };
}
