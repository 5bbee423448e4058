// A dressmaker's form: how somebody is built, said in cloth. The tape lies where this step measures.
import { useId } from 'react';
import type { Gender } from '@velour/contract/scalars.ts';
import { outlineOf, type Measures } from './figure-lines.ts';

interface Props {
  gender: Gender;
  body: string | undefined;
  breast: string | undefined;
  butt: string | undefined;
  /** What the tape measures. */
  measured: string;
}

export function Figure({ gender, body, breast, butt, measured }: Props) {
  const id = useId();
  const { outline, seam, bust, tape, base } = outlineOf({ gender, body, breast, butt, measured });
  return (
    <svg viewBox="0 0 240 320" aria-hidden className="absolute inset-0 size-full">
      <defs>
        <radialGradient id={`${id}g`} cx=".5" cy=".42" r=".75">
          <stop offset="0" stopColor="var(--raised-3)" />
          <stop offset="1" stopColor="var(--raised)" />
        </radialGradient>
        <linearGradient id={`${id}c`} x1="0" x2="1" y1="0" y2=".15">
          <stop offset="0" stopColor="oklch(0.55 0.12 350)" />
          <stop offset=".36" stopColor="oklch(0.47 0.13 352)" />
          <stop offset="1" stopColor="oklch(0.27 0.09 345)" />
        </linearGradient>
      </defs>
      <rect width="240" height="320" fill={`url(#${id}g)`} />
      <ellipse cx="120" cy="306" rx="58" ry="7" fill="var(--shade)" opacity=".28" />
      <g stroke="var(--gold-fill)" strokeLinecap="round" fill="none">
        <path d={`M120 ${base}V296`} strokeWidth="5" />
        <path d="M120 294q-4 8 -38 11M120 294q4 8 38 11" strokeWidth="4" />
      </g>
      <path d={outline} fill={`url(#${id}c)`} />
      <g fill="none" stroke="oklch(0.2 0.06 345)" strokeOpacity=".4" strokeWidth="1.5">
        <path d={seam} />
      </g>
      <path d={bust.shade} fill="oklch(0.2 0.08 345)" opacity=".3" />
      <path d={bust.light} fill="oklch(0.78 0.1 350)" opacity=".22" />
      <path
        d="M104 42q16 -7 32 0l-1 12q-15 6 -30 0z"
        fill="var(--gold-fill)"
        stroke="oklch(0.55 0.09 75)"
        strokeWidth="1"
      />
      <path d="M112 39q8 -12 16 0z" fill="var(--gold-fill)" />
      {tape && (
        <>
          <path d={tape} fill="none" stroke="var(--gold-fill)" strokeWidth="7" />
          <path
            d={tape}
            fill="none"
            stroke="oklch(0.3 0.05 68)"
            strokeWidth="7"
            strokeDasharray="1 7"
          />
        </>
      )}
    </svg>
  );
}

export const isFigure = (field: string | null): field is keyof Measures =>
  field === 'body' || field === 'breast' || field === 'butt';
