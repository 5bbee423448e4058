// The type of an example: a component with its named states.
import type { ReactNode } from 'react';

export interface Specimen {
  /** The component itself, so that renaming it also renames the example. */
  of: { name: string };
  /** True for components that fill the available width. */
  wide?: boolean;
  states: Readonly<Record<string, ReactNode>>;
}
