// The statement of rights for uploads that are used as references. Its version is stored, so a changed text needs a new one.

export const RIGHTS_STATEMENT = {
  version: '2026-11',
  text: 'I own this picture or have its owner’s permission. Everyone in it is an adult who agreed to AI pictures being made with it.',
} as const;

/** Reasons why uploads cannot be used as references on this site. */
export const REFERENCE_OBSTACLES = ['built_in', 'no_classifier', 'explicit'] as const;
export type ReferenceObstacle = (typeof REFERENCE_OBSTACLES)[number];
