// The map of the modules in ARCHITECTURE.md is drawn from architecture.js, so that it cannot be out of date.

const document = 'ARCHITECTURE.md';
const place = /(<!-- map: drawn by tools\/draw-map\.js -->\n)[\s\S]*?(<!-- \/map -->)/;

/** @type {import('./codebase.js').Check} */
export function checkMap(codebase, architecture) {
  const text = codebase.files.includes(document) ? codebase.read(document) : '';
  return drawInto(text, architecture) === text && place.test(text)
    ? []
    : [`${document}: the map is not that of architecture.js; run \`node tools/draw-map.js\``];
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
