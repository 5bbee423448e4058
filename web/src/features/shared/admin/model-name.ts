// The name of a model for admins: the adapter's, except for the demo model, whose stored name is older.
import { texts } from './texts.ts';

export const modelName = (engine: string): string =>
  engine === 'scripted' ? texts.demo_model : engine;
