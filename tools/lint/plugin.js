// Custom lint rules: maximum length of functions, and syntax forbidden by selectors.

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} AnyRule */
/** @typedef {Exclude<AnyRule, { createOnce: unknown }>} Rule */
/** @typedef {{ start: { line: number }, end: { line: number } }} Lines */

/**
 * Nested functions count separately, so the length of a factory is that of its own lines.
 * @type {Rule}
 */
const functionSize = {
  meta: { schema: [{ type: 'integer', minimum: 1 }] },
  create(context) {
    const most = Number(context.options[0]);
    /** @type {Set<number> | undefined} */
    let code;
    /** @type {Set<number>[]} a set of lines for each enclosing function */
    const open = [];

    const enter = () => void open.push(new Set());
    /** @param {{ loc: Lines, range: [number, number] }} node */
    const leave = (node) => {
      const inner = open.pop();
      const all = linesOf(node.loc);
      for (const line of all) open.at(-1)?.add(line);
      if (all.length <= most) return;
      code ??= new Set(context.sourceCode.ast.tokens.flatMap(({ loc }) => linesOf(loc)));
      const lines = all.filter((line) => code?.has(line) && !inner?.has(line)).length;
      const message = `This function has ${lines} code lines of its own; at most ${most}: split it.`;
      if (lines > most) context.report({ node, message });
    };
    return { ':function': enter, ':function:exit': leave };
  },
};

/**
 * Reports syntax that matches one of the selectors.
 * @type {Rule}
 */
const syntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    const refused = /** @type {{ selector: string, message: string }[]} */ (context.options);
    return Object.fromEntries(
      refused.map(({ selector, message }) => [
        selector,
        /** @param {{ range: [number, number] }} node */
        (node) => context.report({ node, message }),
      ]),
    );
  },
};

/** @param {Lines} place */
function linesOf({ start, end }) {
  return Array.from({ length: end.line - start.line + 1 }, (_, at) => start.line + at);
}

export default { meta: { name: 'velour' }, rules: { 'function-size': functionSize, syntax } };
