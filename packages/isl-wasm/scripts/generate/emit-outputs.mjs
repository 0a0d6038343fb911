import { pascalCase } from './names.mjs';

/**
 * A C function that also returns values through pointers gives an object in TypeScript: `result`, where the function
 * itself returns one, and a field for each pointer. Undefined if there are no such parameters.
 */
export function emitOutputs(method, imports) {
  const outputs = method.parameters.filter(({ type }) => type.kind === 'out');
  if (outputs.length === 0) return undefined;
  const fields = outputs.map(({ name, type }) => {
    if (type.of.kind !== 'object') return { name, type: 'boolean', value: `${name}.value > 0` };
    imports.klass(type.of.name);
    const className = pascalCase(type.of.name);
    return { name, type: className, value: `c.adopt(${className}, ${name}.value)` };
  });
  return {
    complete(target, call, invocation) {
      const hasResult = target.type !== 'void';
      const types = fields.map(({ name, type }) => `${name}: ${type}`);
      const values = fields.map(({ name, value }) => `${name}: ${value}`);
      return [
        `{ ${[...(hasResult ? [`result: ${target.type}`] : []), ...types].join('; ')} }`,
        [
          ...fields.map(({ name }) => `const ${name} = { value: 0 };`),
          `${hasResult ? 'const result = ' : ''}${call(invocation)};`,
          `return { ${[...(hasResult ? ['result'] : []), ...values].join(', ')} };`,
        ],
      ];
    },
  };
}
