// A well-known person, for tests of forbidden names; the name itself is not written here.
import { builtInNames } from '@velour/moderation-rules/persons.ts';

export const knownPerson = builtInNames()[0] ?? '';
