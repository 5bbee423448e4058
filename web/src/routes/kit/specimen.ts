// What the kit's screen shows of one component: each of its states with a name.
import type { ReactNode } from 'react';

export interface Specimen {
  /** The component itself, so that a rename includes it. */
  of: { name: string };
  /** True for what fills the width that it is given. */
  wide?: boolean;
  states: Readonly<Record<string, ReactNode>>;
}
