// The form of a new announcement: its fields, and the request made from them. Pure.
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_TONES,
  MAX_ANNOUNCEMENT,
} from '@velour/contract/announcement-values.ts';
import { textOf, type FormField, type FormValues } from '../../../ui/form/form-rules.ts';
import { optionsOf } from '../../../ui/options.ts';
import { texts } from './texts.ts';

const words = texts.form;

const noLonger = (most: number) => (value: string) =>
  value.trim().length > most ? words.too_long(most) : undefined;

/** A time in the device's time zone, as the browser's field formats it; null if it is empty. */
const momentOf = (values: FormValues, name: string): Date | null =>
  textOf(values, name) === '' ? null : new Date(textOf(values, name));

function checkEnd(_: string, values: FormValues): string | undefined {
  const until = momentOf(values, 'until');
  const from = momentOf(values, 'from') ?? new Date();
  return until !== null && until <= from ? words.until_wrong : undefined;
}

export const fields = [
  {
    name: 'text',
    label: words.text,
    type: 'textarea',
    required: true,
    hint: words.text_hint,
    validation: noLonger(MAX_ANNOUNCEMENT.text),
    // The bar has a single line.
    clean: (text) => text.replaceAll('\n', ' '),
  },
  {
    name: 'link',
    label: words.link,
    type: 'text',
    hint: words.link_hint,
    validation: (value) =>
      /^(\/(?![/\\])\S*)?$/.test(value.trim()) ? undefined : words.link_wrong,
  },
  {
    name: 'link_label',
    label: words.link_label,
    type: 'text',
    hint: words.link_label_hint,
    disabled: (values) => textOf(values, 'link').trim() === '',
    validation: noLonger(MAX_ANNOUNCEMENT.link_label),
  },
  {
    name: 'tone',
    label: words.tone,
    type: 'select',
    options: optionsOf(ANNOUNCEMENT_TONES, texts.tones),
  },
  {
    name: 'audience',
    label: words.audience,
    type: 'select',
    options: optionsOf(ANNOUNCEMENT_AUDIENCES, texts.audiences),
  },
  { name: 'from', label: words.from, type: 'datetime-local', hint: words.from_hint },
  {
    name: 'until',
    label: words.until,
    type: 'datetime-local',
    hint: words.until_hint,
    validation: checkEnd,
  },
] as const satisfies readonly FormField[];

export const initial = { tone: 'info', audience: 'everyone' } as const;

const chosen = <Value extends string>(all: readonly Value[], value: string, first: Value): Value =>
  all.find((one) => one === value) ?? first;

export function announcementOf(values: FormValues) {
  const link = textOf(values, 'link').trim();
  return {
    text: textOf(values, 'text').trim(),
    link,
    link_label: link === '' ? '' : textOf(values, 'link_label').trim(),
    tone: chosen(ANNOUNCEMENT_TONES, textOf(values, 'tone'), initial.tone),
    audience: chosen(ANNOUNCEMENT_AUDIENCES, textOf(values, 'audience'), initial.audience),
    from: momentOf(values, 'from')?.toISOString() ?? null,
    until: momentOf(values, 'until')?.toISOString() ?? null,
  };
}
