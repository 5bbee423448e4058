// The structure of a legal text, and the placeholders that the site's record fills.
import type { PublicConfig } from '@velour/contract/site.ts';

export interface LegalText {
  readonly title: string;
  /** A summary in one or two sentences. */
  readonly gist: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** Paragraphs; an array of strings is a list. Placeholders are written `{operator_name}`. */
  readonly parts: readonly (string | readonly string[])[];
}

/** A piece of text, or a placeholder that the operator has not filled yet, with a description. */
export type Piece = { readonly text: string } | { readonly missing: string };

const gaps = {
  operator_name: 'operator’s name',
  operator_address: 'operator’s postal address',
  governing_law: 'governing law',
  privacy_email: 'privacy email address',
  removal_email: 'email address for removal requests',
  effective_from: 'effective date',
} as const;

/** Which services read private texts, by configuration. */
const readers = {
  none: { deciders: 'Automated rules refuse', judge: '' },
  suspected: {
    deciders: 'Automated rules, and an AI model that they ask, refuse',
    judge:
      ' When our automated rules suspect that a text breaks our terms, an AI model for moderation gets that text with the messages before it and answers whether it does. It also reads names, characters, and descriptions of pictures before they’re accepted.',
  },
  messages: {
    deciders: 'Automated rules, and an AI model that they ask, refuse',
    judge:
      ' An AI model for moderation reads the messages you send: each one by itself, to notice when you may need help and show you where to find it, and whether it may break our terms; and with the messages before it when it or our automated rules suspect that it does. It also reads names, characters, and descriptions of pictures before they’re accepted.',
  },
} as const satisfies Record<PublicConfig['text_judge'], Readonly<Record<string, string>>>;

type Site = Pick<PublicConfig, 'name' | 'support_email' | 'legal' | 'text_judge'>;

/** A text with its placeholders filled from the site's record. */
export function fill(text: string, site: Site): Piece[] {
  return text
    .split(/(\{\w+\})/)
    .filter((run) => run !== '')
    .map((run) => pieceOf(run, site));
}

function pieceOf(run: string, site: Site): Piece {
  if (!/^\{\w+\}$/.test(run)) return { text: run };
  const name = run.slice(1, -1);
  if (name === 'site') return { text: site.name };
  if (name === 'support_email') return { text: site.support_email };
  if (name === 'judge' || name === 'deciders') return { text: readers[site.text_judge][name] };
  if (!isGap(name)) return { text: run };
  const value = site.legal[name];
  return value === null ? { missing: gaps[name] } : { text: value };
}

const isGap = (name: string): name is keyof typeof gaps => name in gaps;

/** True if the site's record lacks data that the texts need. */
export const isUnfinished = ({ legal }: Pick<Site, 'legal'>): boolean =>
  Object.keys(gaps).some((name) => isGap(name) && legal[name] === null);

/** The fragment identifier of a section. */
export const anchorOf = (section: Section): string =>
  section.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
