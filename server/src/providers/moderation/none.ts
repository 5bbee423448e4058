// The absence of a picture classifier: local rules check texts only, and pictures are not checked.
import type { ModerationProvider } from './port.ts';

export const createNoClassifier = (): ModerationProvider => ({
  name: 'local rules',
  isBuiltIn: true,
  judgesAge: false,
  description:
    'Local rules check every text. Without a picture classifier, explicit content stays off and uploads reach no picture generator.',
  judge: async () => ({ verdict: 'unjudged', findings: [] }),
  close: async () => undefined,
});
