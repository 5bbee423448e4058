// The map of the modules in ARCHITECTURE.md is drawn from architecture.js, so that it cannot be out of date.

const document = 'ARCHITECTURE.md';
const place = /(<!-- map: drawn by tools\/draw-map\.js -->\n)[\s\S]*?(<!-- \/map -->)/;

/** @type {import('./house.js').Check} */
export function checkMap(house, architecture) {
  const text = house.files.includes(document) ? house.read(document) : '';
  return drawInto(text, architecture) === text && place.test(text)
    ? []
    : [`${document}: the map is not that of architecture.js; run \`node tools/draw-map.js\``];
}

/**
 * @param {string} text
 * @param {import('./house.js').Architecture} architecture
 */
export function drawInto(text, architecture) {
  return text.replace(place, (_, open, close) => `${open}\n${draw(architecture)}\n\n${close}`);
}

/** @param {import('./house.js').Architecture} architecture */
function draw({ floors, doors }) {
  const drawn = new Set(Object.entries(doors).flatMap(([module, others]) => [module, ...others]));
  const rows = floors.flatMap((floor, level) => {
    const rooms = floor.filter((module) => drawn.has(module));
    return rooms.length > 0
      ? [`  subgraph floor${floors.length - level}[" "]\n    ${rooms.join('\n    ')}\n  end`]
      : [];
  });
  const arrows = Object.entries(doors).flatMap(([module, others]) =>
    others.map((other) => `  ${module} --> ${other}`),
  );
  return ['```mermaid', 'flowchart TD', ...rows, ...arrows, '```'].join('\n');
}
