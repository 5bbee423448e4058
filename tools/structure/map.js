// Checks that the map of the modules in ARCHITECTURE.md matches architecture.js.

const document = 'ARCHITECTURE.md';
const modulePath = /^server\/src\/modules\/([^/]+)\//;
const place = /(<!-- map: drawn by tools\/draw-map\.js -->\n)[\s\S]*?(<!-- \/map -->)/;

/** @type {import('./codebase.js').Check} */
export function checkMap(codebase, architecture) {
  const text = codebase.files.includes(document) ? codebase.read(document) : '';
  const isDrawn = drawInto(text, architecture) === text && place.test(text);
  const modules = modulesOf(codebase);
  const placed = architecture.layers.flat();
  const described = describedIn(text);
  return [
    ...(isDrawn
      ? []
      : [`${document}: the map is not that of architecture.js; run \`node tools/draw-map.js\``]),
    ...placed
      .filter((module) => !modules.has(module))
      .map((module) => `architecture.js: there is no module ${module}; remove it from the layers`),
    ...[...modules]
      .filter((module) => !described.includes(module))
      .map((module) => `${document}: the table of modules lacks ${module}`),
    ...described
      .filter((module) => !modules.has(module))
      .map((module) => `${document}: the table of modules has ${module}, which does not exist`),
  ];
}

/** @param {import('./codebase.js').Codebase} codebase */
const modulesOf = (codebase) =>
  new Set(codebase.files.flatMap((file) => modulePath.exec(file)?.[1] ?? []));

/**
 * Module names in the first column of the table.
 * @param {string} text
 */
function describedIn(text) {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^\| module +\|/.test(line));
  if (start < 0) return [];
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map((row) => row.split('|')[1]?.trim() ?? '');
}

/**
 * @param {string} text
 * @param {import('./codebase.js').Architecture} architecture
 */
export function drawInto(text, architecture) {
  return text.replace(place, (_, open, close) => `${open}\n${draw(architecture)}\n\n${close}`);
}

/** @param {import('./codebase.js').Architecture} architecture */
function draw({ layers, dependencies }) {
  const drawn = new Set(
    Object.entries(dependencies).flatMap(([module, others]) => [module, ...others]),
  );
  const rows = layers.flatMap((layer, level) => {
    const modules = layer.filter((module) => drawn.has(module));
    return modules.length > 0
      ? [`  subgraph layer${layers.length - level}[" "]\n    ${modules.join('\n    ')}\n  end`]
      : [];
  });
  const arrows = Object.entries(dependencies).flatMap(([module, others]) =>
    others.map((other) => `  ${module} --> ${other}`),
  );
  return ['```mermaid', 'flowchart TD', ...rows, ...arrows, '```'].join('\n');
}
