import { type ExplainedRegion, printIntExpr } from '@boxflow/ir';

const SUBSCRIPT = /^a subscript of (.+) would leave its bounds$/;
/** A longer condition would say less than the words for it. */
const LONGEST_CONDITION = 80;

/** Returns a line about the conditions, checked when the region begins, under which it runs on devices. */
export function runTimeConditions({ plan, sequential, parameters }: ExplainedRegion): readonly string[] {
  if (!plan || sequential !== null || plan.assumptions.length === 0) return [];
  const arrays = plan.assumptions.flatMap(({ message }) => SUBSCRIPT.exec(message)?.[1] ?? []);
  const others = plan.assumptions.filter(({ message }) => !SUBSCRIPT.test(message));
  const named = (text: string) =>
    parameters.reduce(
      (result, { name, expression = name }) =>
        result.replace(new RegExp(`(?<![\\w.>])${name}\\b`, 'g'), () => expression),
      text,
    );
  const texts = others.map(({ condition, message }) => {
    const text = named(printIntExpr(condition));
    return text.length <= LONGEST_CONDITION ? text : `it is not so that ${message}`;
  });
  const bounds = arrays.length > 0 ? [`no subscript of ${arrays.join(', ')} leaves its bounds`] : [];
  return [
    `on devices only if ${[...texts, ...bounds].join(', and ')}; this is checked when the region begins`,
  ];
}
