// What a member states before a generator may follow an upload. Another text gets another version, since the version is stored.

export const RIGHTS_STATEMENT = {
  version: '2026-11',
  text: 'I own this picture or have its owner’s permission. Everyone in it is an adult who agreed to AI pictures being made with it.',
} as const;

/** Why no upload can be a reference here, for now or for good. */
export const REFERENCE_OBSTACLES = ['built_in', 'no_classifier', 'explicit'] as const;
export type ReferenceObstacle = (typeof REFERENCE_OBSTACLES)[number];
