// The fields of one's own character as the editor lays them out, and what it says as a change.
import { MOST } from '@velour/contract/character-limits.ts';
import type { CharacterChanges, CharacterContent } from '@velour/contract/own-characters.ts';
import * as field from '../../../lib/character-fields.ts';
import type { FormField, FormValues } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const { fields: labels, hints } = texts.editor;

export const ageField: FormField = field.ageField(labels.age);
export const genderField: FormField = field.genderField(labels.gender);

const alternate = (at: number): FormField => ({
  ...field.areaField('greeting', labels.alternate(at + 1)),
  name: nameOf(at),
});
const nameOf = (at: number): string => `alternate_${at}`;

/** In three parts, as a person thinks of somebody. */
export const sections = (
  greetings: number,
): Record<keyof typeof texts.editor.sections, FormField[]> => ({
  who: [
    { ...field.lineField('name', labels.name), required: true },
    ageField,
    genderField,
    field.lineField('tagline', labels.tagline),
    field.tagsField(labels.tags, hints.tags),
    field.areaField('description', labels.description),
    field.areaField('personality', labels.personality),
  ],
  begin: [
    field.areaField('scenario', labels.scenario),
    field.areaField('greeting', labels.greeting),
    ...Array.from({ length: Math.min(greetings, MOST.alternate_greetings) }, (_, at) =>
      alternate(at),
    ),
  ],
  inside: [
    field.areaField('example_dialogue', labels.example_dialogue),
    field.areaField('system_notes', labels.system_notes),
  ],
});

export const valuesOf = ({
  alternate_greetings,
  ...plain
}: CharacterContent): Record<string, string> => ({
  ...field.plainValues(plain),
  ...Object.fromEntries(alternate_greetings.map((words, at) => [nameOf(at), words])),
});

export const changesOf = (values: FormValues, seen: CharacterContent): CharacterChanges =>
  field.changesBetween(seen, {
    ...field.plainContent(values),
    alternate_greetings: Array.from({ length: MOST.alternate_greetings }, (_, at) =>
      String(values[nameOf(at)] ?? '').trim(),
    ).filter(Boolean),
  });
