// A well-known person, for tests of forbidden names; the name itself is written nowhere here.
import { builtInNames } from '@velour/moderation-rules/persons.ts';

export const knownPerson = builtInNames()[0] ?? '';
