// Maps an address to its screen, and builds the metadata of its head from site, address and content. Pure.
import type { Graph, Thing, WithContext } from 'schema-dts';
import type { Character } from '@velour/contract/characters.ts';
import { characterPath, childPatterns, domePath, patterns } from '@velour/contract/screens.ts';
import type { ContentRating } from '@velour/contract/site.ts';
import type { Head, PageStatus, ShareCard } from '../../platform/http/page-head.ts';
import { words } from './page-metadata.words.ts';

type Name = keyof typeof patterns;
type Parent = keyof typeof childPatterns;

export interface Screen {
  readonly name: Name;
  /** The `:id` in the address, if there is one. */
  readonly id?: string | undefined;
}

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}${pattern === '/' ? '' : '/?'}$`);

const matchers = Object.entries(patterns).flatMap(([key, pattern]) => {
  const name = key as Name; // the keys of this table
  const below: readonly string[] = name in childPatterns ? childPatterns[name as Parent] : [];
  return [pattern, ...below.map((child) => `${pattern}/${child}`)].map((address) => ({
    name,
    expression: expressionOf(address),
  }));
});

/** Screens whose addresses contain secrets for a short time. */
const SECRET_ADDRESSES: ReadonlySet<Name> = new Set(['google', 'telegram']);

/** The screen at an address without its query; undefined if there is none. */
export function screenAt(path: string): Screen | undefined {
  for (const { name, expression } of matchers) {
    const match = expression.exec(path);
    if (match) return { name, id: match.groups?.['id'] };
  }
  return undefined;
}

interface DomeFacts {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

export interface Facts {
  readonly site: {
    readonly name: string;
    readonly tagline: string;
    readonly content_rating: ContentRating;
  };
  /** The origin of the site's canonical addresses. */
  readonly origin: string;
  readonly path: string;
  readonly screen: Screen | undefined;
  /** The status for the screen's character, dome, creator or chat. */
  readonly status?: PageStatus | undefined;
  /** The character of the screen, if it is public. */
  readonly character?: Character | undefined;
  /** The dome of the screen. */
  readonly dome?: DomeFacts | undefined;
  /** The share card, with its path. */
  readonly card?: ShareCard | undefined;
}

/** The content label that parental filters look for. */
const ADULT_LABEL = 'RTA-5042-1996-1400-1577-RTA';

export function metadataOf(facts: Facts): Head {
  const { site, origin, path, screen, card } = facts;
  const status = screen ? (facts.status ?? 200) : 404;
  const isFound = screen && status === 200;
  const common = {
    status,
    site_name: site.name,
    rating: site.content_rating === 'sfw' ? undefined : ADULT_LABEL,
    card: card && { ...card, url: origin + card.url },
  } as const;
  const listed = isFound && listMetadata(facts, screen);
  if (listed) return { ...common, ...listed, is_listed: true };
  const description = site.tagline;
  const own = isFound ? ownTitles[screen.name] : missingTitle(screen, status);
  const title = own === undefined ? site.name : `${own} · ${site.name}`;
  const has_secret_address = screen && SECRET_ADDRESSES.has(screen.name);
  const canonical = origin + path;
  return { ...common, title, description, canonical, is_listed: false, has_secret_address };
}

/** The same titles as the screens set. */
function missingTitle(screen: Screen | undefined, status: PageStatus): string {
  if (status === 410) return words.deleted;
  return (screen && missingTitles.get(screen.name)) ?? words.not_found;
}

const missingTitles: ReadonlyMap<string, string> = new Map(Object.entries(words.missing));

type Unlisted = Exclude<Name, Public | 'home' | 'dome' | 'character_chat'>;
/** Exhaustive, so that a new screen needs a title to compile. */
const ownTitles: Readonly<Partial<Record<Name, string>> & Record<Unlisted, string>> =
  words.unlisted;

type Listed = Pick<Head, 'title' | 'description' | 'canonical'> & {
  readonly structured: WithContext<Exclude<Thing, string>> | Graph;
};

function listMetadata(facts: Facts, { name }: Screen): Listed | undefined {
  const { site, origin, path, character, dome } = facts;
  if (name === 'dome') return dome && domeMetadata(facts, dome);
  if (name === 'home') return homeMetadata(facts);
  if (name === 'character_chat') return character && characterMetadata(facts, character);
  // Pages below it are personal, such as the state of a request.
  if (!isPublic(name) || path.replace(/\/$/, '') !== patterns[name]) return undefined;
  const { title, description } = words[name];
  const url = origin + patterns[name];
  const about = { title: `${title} · ${site.name}`, description: description(site.name) };
  const type = name === 'featured' || name === 'exclusive' ? 'CollectionPage' : 'WebPage';
  return { ...about, canonical: url, structured: thing({ '@type': type, name: title, url }) };
}

type Public = Exclude<Extract<Name, keyof typeof words>, 'home' | 'dome'>;
const isPublic = (name: Name): name is Public => name in words && name !== 'home';

/** With its current address, whichever address was requested. */
function domeMetadata({ site, origin }: Facts, dome: DomeFacts): Listed {
  const canonical = origin + domePath(dome);
  return {
    title: `${dome.title} · ${site.name}`,
    description: shorten(dome.description || words.dome(dome.title, site.name), 200),
    canonical,
    structured: thing({ '@type': 'CollectionPage', name: dome.title, url: canonical }),
  };
}

function homeMetadata({ site, origin }: Facts): Listed {
  const description = words.home(site.tagline);
  const search = {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${origin}/?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    title: `${site.name} · ${site.tagline}`,
    description,
    canonical: `${origin}/`,
    structured: thing({
      '@type': 'WebSite',
      name: site.name,
      url: `${origin}/`,
      description,
      potentialAction: search,
    }),
  };
}

/** Structured data describes a character as fiction, never as a person. */
function characterMetadata({ site, origin }: Facts, character: Character): Listed {
  const { name, age, tagline, description, tags, portrait_url } = character;
  const canonical = origin + characterPath(character);
  const steps = [
    { name: words.explore, item: `${origin}/` },
    { name, item: canonical },
  ];
  return {
    title: `${name}, ${age} · ${site.name}`,
    description: shorten(`${tagline} ${description}`, 200),
    canonical,
    structured: {
      '@context': SCHEMA,
      '@graph': [
        {
          '@type': 'CreativeWork',
          name,
          url: canonical,
          headline: tagline,
          abstract: shorten(description, 400),
          image: origin + portrait_url,
          ...(tags.length > 0 ? { keywords: tags.join(', ') } : {}),
          ...(character.creator
            ? { creator: { '@type': 'Person', name: character.creator.name } }
            : {}),
          dateCreated: character.created_at,
          dateModified: character.updated_at,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map((step, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            ...step,
          })),
        },
      ],
    },
  };
}

const SCHEMA = 'https://schema.org';

/** Typed by schema.org, so that a property that a type does not have is a compile error. */
const thing = <T extends Exclude<Thing, string>>(about: T): { '@context': typeof SCHEMA } & T => ({
  '@context': SCHEMA,
  ...about,
});

/** At most this many characters, cut after a word. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : undefined).replace(/[\s,;:–-]+$/, '')}…`;
}
