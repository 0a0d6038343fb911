import ts from 'typescript';

/** Comments and strings of C++, whichever begins first. A raw string ends at its first `)"`. */
const CPP_TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|(TEST_CASE\(|run\()?(?:R"\(([\s\S]*?)\)"|"((?:\\.|[^"\\\n])*)")/g;

const TITLED = new Set(['describe', 'it', 'test', 'suite']);

/**
 * Returns the text of a test that can take part in a check: the contents of strings and regular expressions, and the names
 * of properties, one a line. Comments and titles of tests do not count. Files that hold no program count whole.
 *
 * @param {string} path says the language
 * @param {string} text
 */
export function checkedText(path, text) {
  if (/\.[cm]?ts$/.test(path)) return stringsIn(parsed(text)).join('\n');
  if (/\.[ch]pp$/.test(path)) return stringsOfCpp(text).join('\n');
  return text;
}

/**
 * Returns the strings in the arguments of all calls of a function in a TypeScript file.
 *
 * @param {string} text
 * @param {string} name of the function
 */
export function stringsPassedTo(name, text) {
  const found = [];
  const visit = (node) => {
    const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression);
    if (isCall && node.expression.text === name) found.push(...node.arguments.flatMap(stringsIn));
    ts.forEachChild(node, visit);
  };
  visit(parsed(text));
  return found;
}

function parsed(text) {
  return ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, false);
}

function stringsOfCpp(text) {
  return [...text.matchAll(CPP_TOKEN)].flatMap(([, title, raw, quoted]) =>
    title ? [] : [raw ?? quoted ?? ''],
  );
}

/** Returns the texts in a syntax tree, without titles of tests. */
function stringsIn(root) {
  const found = [];
  const visit = (node) => {
    if (isText(node)) found.push(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.push(node.name.text);
    const title = ts.isCallExpression(node) && isTitled(node.expression) ? node.arguments[0] : undefined;
    ts.forEachChild(node, (child) => {
      if (child !== title) visit(child);
    });
  };
  visit(root);
  return found;
}

function isText(node) {
  return (
    ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isRegularExpressionLiteral(node)
  );
}

/** Returns whether the call of the expression is `it(…)`, `it.skip(…)`, `it.each(…)(…)` or the like. */
function isTitled(expression) {
  if (ts.isIdentifier(expression)) return TITLED.has(expression.text);
  if (ts.isPropertyAccessExpression(expression)) {
    return !isTable(expression) && isTitled(expression.expression);
  }
  return ts.isCallExpression(expression) && isTitled(ofTable(expression.expression));
}

/** Returns whether a call of the expression takes a table or a condition instead of a title. */
function isTable({ name }) {
  return ['each', 'for', 'runIf', 'skipIf'].includes(name.text);
}

function ofTable(expression) {
  return ts.isPropertyAccessExpression(expression) && isTable(expression)
    ? expression.expression
    : expression;
}
