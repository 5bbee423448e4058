// Age lines of a drawn face, few and soft.
import { fill, path, stroke } from './pen.ts';
import type { Drawing } from './drawing.ts';

export function years({ features: { aged, face }, open, skin, mood }: Drawing): string {
  const shown = Math.max(0, aged - 0.4);
  if (shown === 0) return '';
  const o = open * 12;
  const tone = skin.line;
  const smile = Math.max(0, mood.smile);
  const soft = { width: 1.8, opacity: shown * 0.34 };
  return [
    // Crow's feet: kindness.
    stroke(
      path`M${361 + o} 283C${367 + o} 280 ${371 + o} 278 ${375 + o} 274M${362 + o} 291C${368 + o} 291 ${373 + o} 291 ${378 + o} 289`,
      tone,
      { width: 1.7, opacity: shown * (0.3 + smile * 0.3) },
    ),
    stroke(path`M${298 + o} 312C${312 + o} 318 ${330 + o} 317 ${342 + o} 310`, tone, soft),
    fill(
      path`M${289 + o} 354C${302 + o} 362 ${313 + o} 376 ${314 + o} 390C${308 + o} 380 ${300 + o} 366 ${289 + o} 354Z`,
      tone,
      shown * 0.38,
    ),
    aged > 0.75
      ? stroke(path`M${240 + o} 228C${266 + o} 222 ${306 + o} 222 ${336 + o} 229`, tone, {
          width: 1.6,
          opacity: shown * 0.26,
        })
      : '',
    aged > 0.7
      ? fill(
          path`M${344 + face.jaw} ${422 + face.chin * 0.6}C${358 + face.jaw} 404 ${368 + face.jaw} 396 ${380 + face.jaw} 388C${376 + face.jaw} 406 ${362 + face.jaw} 420 ${344 + face.jaw} ${422 + face.chin * 0.6}Z`,
          skin.dim,
          shown * 0.3,
        )
      : '',
  ].join('');
}
