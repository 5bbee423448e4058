// Smooths a streaming text: chunks are shown at a steady pace, at most once per frame.
import { useEffect, useState } from 'react';
import { nextFrame } from '../next-frame.ts';

/** The remaining text is shown within about this many frames, so that the pace follows the model's. */
const FRAMES = 16;

interface Flow {
  readonly text: string;
  /** True until the last word is shown, which is a moment after it arrived. */
  readonly growing: boolean;
}

/** Text that exists when the row is mounted is shown at once; only later text is animated. */
export function useFlowingText(text: string, growing: boolean): Flow {
  const [shown, setShown] = useState(text.length);
  const [flows, setFlows] = useState(growing);
  if (growing && !flows) setFlows(true);
  if (!growing && flows && shown >= text.length) setFlows(false);
  const missing = flows ? Math.max(0, text.length - shown) : 0;
  if (missing === 0 && shown !== text.length) setShown(text.length);
  useEffect(() => {
    if (missing === 0) return undefined;
    const step = prefersStillness() ? missing : Math.max(1, Math.ceil(missing / FRAMES));
    // Without frames there is no animation.
    return nextFrame((drawn) => setShown(text.length - missing + (drawn ? step : missing)));
  }, [missing, text.length]);
  return missing > 0
    ? { text: text.slice(0, text.length - missing), growing: true }
    : { text, growing };
}

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
