// Somebody whom the whole world knows, for tests of what may not be called so; the name itself is written nowhere here.
import { builtInNames } from '@velour/moderation-rules/persons.ts';

export const knownPerson = builtInNames()[0] ?? '';
