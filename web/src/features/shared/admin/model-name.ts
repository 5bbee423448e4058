// What admins read as the name of a model: as its adapter says it, but for the demo model, whose stored name predates its own.
import { texts } from './texts.ts';

export const modelName = (engine: string): string =>
  engine === 'scripted' ? texts.demo_model : engine;
