// Feature flags that an admin can switch off at run time, and the text that people then see. No validator is imported.
export const FEATURES = [
  'sign_up',
  'characters',
  'publishing',
  'pictures',
  'clips',
  'gifts',
  'purchases',
] as const;
export type Feature = (typeof FEATURES)[number];

export const FEATURE_OFF: Readonly<Record<Feature, string>> = {
  sign_up: 'We aren’t taking new accounts right now. You can still sign in if you have one.',
  characters: 'Creating characters is paused right now. The ones you have are still here.',
  publishing: 'Publishing is paused right now. You can submit this once it’s back.',
  pictures: 'Making pictures is paused right now. You haven’t been charged.',
  clips: 'Making clips is paused right now. You haven’t been charged.',
  gifts: 'Gifts and tips are paused right now. You haven’t been charged.',
  purchases: 'Purchases are paused right now. You haven’t been charged.',
};
