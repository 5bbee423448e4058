// The lights of scenes: key light and rim light, the tint of shadows, and the colours of the atmosphere.
import type { Light } from '../body/sitting.ts';
import { isIn } from '../words.ts';

/** The colours of the place: above, at the horizon, below, and of its lamps. */
export interface Sky {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly lamp: string;
  /** 0 is full day, 1 is night: lamps and windows glow by it. */
  readonly night: number;
}

interface Tones {
  readonly light: Omit<Light, 'side'>;
  readonly sky: Sky;
}

export const LIGHTS = {
  daylight: {
    light: { key: '#fff1dc', rim: '#d6e6ff', gloom: '#3f4668', contrast: 0.7 },
    sky: { top: '#7fb0d8', middle: '#dbe8ea', low: '#8c9a8c', lamp: '#fff6dc', night: 0 },
  },
  morning: {
    light: { key: '#ffe4bd', rim: '#c4d8ff', gloom: '#4a4468', contrast: 0.75 },
    sky: { top: '#94bede', middle: '#fde2c0', low: '#a68e84', lamp: '#fff0c8', night: 0.1 },
  },
  'golden hour': {
    light: { key: '#ffc983', rim: '#ffa063', gloom: '#4c1f3a', contrast: 0.9 },
    sky: { top: '#c9825e', middle: '#ffc47c', low: '#6e3a44', lamp: '#ffe6a8', night: 0.35 },
  },
  dusk: {
    light: { key: '#ffb38e', rim: '#8492ff', gloom: '#281c4e', contrast: 0.9 },
    sky: { top: '#232c6a', middle: '#d0748a', low: '#30224a', lamp: '#ffcb8a', night: 0.75 },
  },
  moonlight: {
    light: { key: '#ccdaff', rim: '#ffb070', gloom: '#10153a', contrast: 1 },
    sky: { top: '#0a1232', middle: '#2a3c78', low: '#0c0e26', lamp: '#ffd79c', night: 1 },
  },
  lamplight: {
    light: { key: '#ffca8e', rim: '#86a0ff', gloom: '#260f1e', contrast: 0.95 },
    sky: { top: '#1f1a38', middle: '#5c3632', low: '#180d16', lamp: '#ffc878', night: 0.9 },
  },
  neon: {
    light: { key: '#ff96ce', rim: '#4ad8ff', gloom: '#190c38', contrast: 1 },
    sky: { top: '#140b30', middle: '#4e1c68', low: '#0d081c', lamp: '#ff74c2', night: 1 },
  },
  overcast: {
    light: { key: '#eaeff2', rim: '#c9d8e4', gloom: '#3c4658', contrast: 0.6 },
    sky: { top: '#93a6b6', middle: '#cfd8dc', low: '#78838a', lamp: '#ffdfa8', night: 0.25 },
  },
} satisfies Record<string, Tones>;

export function lightOf(word: string, side: -1 | 1): { light: Light; sky: Sky } {
  const { light, sky } = LIGHTS[isIn(LIGHTS, word) ? word : 'lamplight'];
  return { light: { side, ...light }, sky };
}
