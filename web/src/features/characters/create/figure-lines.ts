// The lines of a dressmaker's form from the words of the wizard. Pure.
import type { Gender } from '@velour/contract/scalars.ts';

export interface Measures {
  body: string | undefined;
  breast: string | undefined;
  butt: string | undefined;
}

interface Wish extends Measures {
  gender: Gender;
  measured: string;
}

/** Half widths at the shoulders, the bust, the waist and the hips. */
type Widths = readonly [shoulders: number, bust: number, waist: number, hips: number];

const PLAIN: Record<'woman' | 'man', Widths> = { woman: [52, 46, 34, 50], man: [66, 56, 46, 46] };

const BUILDS: Readonly<Record<string, Widths>> = {
  slim: [0.92, 0.88, 0.84, 0.86],
  athletic: [1.08, 1, 0.92, 0.96],
  curvy: [1, 1.08, 0.94, 1.18],
  full: [1.1, 1.24, 1.42, 1.3],
  broad: [1.18, 1.18, 1.08, 1.04],
};

const MIDDLE = 120;
const AT = { neck: 52, shoulders: 76, bust: 122, waist: 172, hips: 226, hem: 256 } as const;
const BREASTS: Readonly<Record<string, number>> = { small: -5, medium: 1, large: 9 };
const HIPS: Readonly<Record<string, number>> = { small: -9, medium: 1, large: 12 };
const ROUND: Readonly<Record<string, number>> = { small: 9, medium: 14, large: 20 };

export function outlineOf({ gender, body, breast, butt, measured }: Wish) {
  const sex = gender === 'male' ? 'man' : 'woman';
  const build = BUILDS[body ?? ''] ?? [1, 1, 1, 1];
  const [s, b0, w, h0] = PLAIN[sex].map(
    (width, at) => width * (build[at] ?? 1),
  ) as unknown as Widths;
  const b = b0 + (BREASTS[breast ?? ''] ?? 0);
  const h = h0 + (HIPS[butt ?? ''] ?? 0);
  const side = (x: number): string => {
    const at = (half: number) => (MIDDLE + x * half).toFixed(1);
    return [
      `${at(15)} ${AT.neck}`,
      `C${at(16)} 66 ${at(s * 0.7)} 66 ${at(s)} ${AT.shoulders}`,
      `C${at(s + 3)} 90 ${at(b - 1)} 104 ${at(b)} ${AT.bust}`,
      `C${at(b)} 146 ${at(w)} 150 ${at(w)} ${AT.waist}`,
      `C${at(w)} 192 ${at(h)} 200 ${at(h)} ${AT.hips}`,
      `C${at(h)} 240 ${at(h - 4)} 250 ${at(h - 9)} ${AT.hem}`,
    ].join('');
  };
  const mirrored = (half: number, y: number): string =>
    `M${MIDDLE - half} ${y}Q${MIDDLE} ${y + 11} ${MIDDLE + half} ${y}`;
  const hem = `Q${MIDDLE} ${AT.hem + 14} ${(MIDDLE - (h - 9)).toFixed(1)} ${AT.hem}`;
  return {
    outline: `M${side(1)}${hem}L${backwards(side(-1))}Z`,
    seam: `M${MIDDLE} 58V${AT.hem + 6}M${MIDDLE - b * 0.5} 84Q${MIDDLE - b * 0.46} 150 ${MIDDLE - w * 0.5} ${AT.waist}T${MIDDLE - h * 0.5} ${AT.hem + 3}M${MIDDLE + b * 0.5} 84Q${MIDDLE + b * 0.46} 150 ${MIDDLE + w * 0.5} ${AT.waist}T${MIDDLE + h * 0.5} ${AT.hem + 3}`,
    bust: bustOf(sex, { b, round: ROUND[breast ?? 'medium'] ?? 14 }),
    tape: tapeAt(measured, { b, h, mirrored }),
    base: AT.hem + 4,
  };
}

/** The other side is drawn from the hem up. */
function backwards(path: string): string {
  const numbers = path.match(/-?[\d.]+ [\d.]+/g) ?? [];
  const [last = '', ...others] = numbers.toReversed();
  const curves = Array.from(
    { length: others.length / 3 },
    (_, at) => `C${others.slice(at * 3, at * 3 + 3).join(' ')}`,
  );
  return `${last}${curves.join('')}`;
}

/** Light above and shadow below, as cloth over a chest has them. */
function bustOf(sex: 'woman' | 'man', { b, round }: { b: number; round: number }) {
  if (sex === 'man') {
    const y = AT.bust + 6;
    return {
      shade: `M${MIDDLE - b * 0.8} ${y}q${b * 0.4} 10 ${b * 0.8} 2q${b * 0.4} 8 ${b * 0.8} -2q${-b * 0.4} 4 ${-b * 0.8} -2q${-b * 0.4} 6 ${-b * 0.8} 2z`,
      light: `M${MIDDLE - b * 0.7} ${AT.bust - 24}q${b * 0.3} -10 ${b * 0.6} 0q${-b * 0.3} 12 ${-b * 0.6} 0z`,
    };
  }
  const y = AT.bust + 4;
  const cup = (x: number) =>
    `M${x - b * 0.4} ${y}q${b * 0.4} ${round * 1.5} ${b * 0.8} 0q${-b * 0.4} ${round * 0.75} ${-b * 0.8} 0z`;
  return {
    shade: cup(MIDDLE - b * 0.47) + cup(MIDDLE + b * 0.47),
    light: `M${MIDDLE - b * 0.72} 92q${-b * 0.12} 60 ${b * 0.1} 80q${b * 0.02} -40 ${b * 0.1} -80z`,
  };
}

interface Taped {
  b: number;
  h: number;
  mirrored: (half: number, y: number) => string;
}

function tapeAt(measured: string, { b, h, mirrored }: Taped): string | undefined {
  if (measured === 'breast') return mirrored(b, AT.bust);
  return measured === 'butt' ? mirrored(h, AT.hips) : undefined;
}
