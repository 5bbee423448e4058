// A lint rule for the length of functions. Nested functions count separately.

/** A factory that only declares functions is as long as its own lines, not as its file. */
/** @type {import('eslint').Rule.RuleModule} */
export const functionSize = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'integer', minimum: 1 }],
    messages: {
      long: 'This function has {{lines}} code lines of its own; at most {{most}}: split it.',
    },
  },
  create(context) {
    const most = context.options[0];
    const code = codeLines(context.sourceCode);
    /** @type {Set<number>[]} a set of lines for each enclosing function */
    const open = [];

    const enter = () => void open.push(new Set());
    /** @param {import('eslint').Rule.Node} node */
    const leave = (node) => {
      const inner = open.pop();
      const { loc } = node;
      if (!loc) return;
      const all = range(loc.start.line, loc.end.line);
      const lines = all.filter((line) => code.has(line) && !inner?.has(line)).length;
      if (lines > most)
        context.report({ node, messageId: 'long', data: { lines: `${lines}`, most } });
      for (const line of all) open.at(-1)?.add(line);
    };
    return { ':function': enter, ':function:exit': leave };
  },
};

/**
 * The numbers of the lines with more than a comment.
 * @param {import('eslint').SourceCode} source
 */
function codeLines(source) {
  const lines = new Set();
  for (const token of source.ast.tokens) {
    for (const line of range(token.loc.start.line, token.loc.end.line)) lines.add(line);
  }
  return lines;
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
