// A QR code as a single path, dark on white in both themes, as readers expect.
import { encode } from 'uqr';

/** Light modules around the code, which readers need. */
const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const whole = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
