// The list below the search field: characters with small portraits, tags, and a link to all matches.
import { useEffect } from 'react';
import { CornerDownLeft, Hash } from 'lucide-react';
import type { CharacterCard } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { genderOptions } from '../../shared/gender-preference.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import { optionId, type Suggestion } from './suggestions.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';

interface Props {
  id: string;
  text: string;
  gender: Gender;
  active: number | undefined;
  onPick: (suggestion: Suggestion) => void;
  /** Called with the current suggestions, which the field navigates. */
  onOffer: (suggestions: Suggestions) => void;
  className: string;
}

export default function SearchPanel({ onOffer, className, ...props }: Props) {
  const { id, text, gender } = props;
  const suggestions = useSuggestions(text, gender);
  useEffect(() => onOffer(suggestions), [onOffer, suggestions]);
  const { list, state, isStale } = suggestions;
  const tagsTitle = text.trim() ? texts.search.tags : texts.search.tags_to_try;
  if (list.length === 0 && state === 'there') return null;
  const shown = { ...props, list };
  return (
    <div className={className}>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={texts.search.suggestions}
        aria-busy={isStale}
        // The focus stays in the field, so that the user can continue typing.
        onMouseDown={(event) => event.preventDefault()}
        className="flex flex-col gap-1"
      >
        <Options {...shown} kind="character" title={texts.search.people} />
        <Options {...shown} kind="tag" title={tagsTitle} />
        <Options {...shown} kind="all" />
      </div>
      {state === 'waiting' && <Waiting />}
      {state === 'nobody' && <p className={lineStyle}>{texts.search.nobody(text.trim())}</p>}
      {state === 'failed' && <p className={lineStyle}>{texts.search.failed}</p>}
      <p role="status" className="sr-only">
        {state === 'there' && list.length > 0 ? texts.search.count(list.length) : ''}
      </p>
    </div>
  );
}

const lineStyle = 'px-3 py-4 text-ink-soft';

function Waiting() {
  return (
    <Loading label={texts.search.waiting} className="flex flex-col gap-3 p-2">
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <span key={width} aria-hidden className="flex items-center gap-3">
          <Skeleton radius="small" className="h-14 w-[42px] shrink-0" />
          <Skeleton className={`h-5 ${width}`} />
        </span>
      ))}
    </Loading>
  );
}

interface ShownProps extends Omit<Props, 'onOffer' | 'className'> {
  list: readonly Suggestion[];
}

function Options({
  kind,
  title,
  ...props
}: ShownProps & { kind: Suggestion['kind']; title?: string }) {
  const { id, list, active, onPick } = props;
  const own = list
    .map((suggestion, at) => ({ suggestion, at }))
    .filter(({ suggestion }) => suggestion.kind === kind);
  if (own.length === 0) return null;
  const inARow = kind === 'tag';
  return (
    <div role="group" aria-label={title} className={kind === 'all' ? '' : 'pt-1'}>
      {title && (
        <p aria-hidden className="px-3 pb-1 text-xs font-medium text-ink-faint">
          {title}
        </p>
      )}
      <div className={inARow ? 'flex flex-wrap gap-1.5 px-2 pb-2' : 'flex flex-col'}>
        {own.map(({ suggestion, at }) => (
          <button
            key={suggestion.key}
            type="button"
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            data-highlighted={at === active || undefined}
            onClick={() => onPick(suggestion)}
            className={classNames(
              'flex items-center text-left transition-colors',
              inARow
                ? 'min-h-9 gap-1.5 rounded-full px-3.5 text-sm'
                : 'min-h-11 gap-3 rounded-control px-3 py-1.5',
              inARow && at !== active && 'bg-raised-2',
              at === active ? 'bg-raised-3 text-ink' : 'hover:bg-raised-3',
            )}
          >
            <Content {...props} suggestion={suggestion} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Content({ suggestion, text, gender }: ShownProps & { suggestion: Suggestion }) {
  if (suggestion.kind === 'character')
    return <Person character={suggestion.character} gender={gender} />;
  if (suggestion.kind === 'all')
    return (
      <>
        <Icon of={CornerDownLeft} className="shrink-0 text-ink-faint" />
        <span className="min-w-0 truncate text-ink-soft">{texts.search.all(text.trim())}</span>
      </>
    );
  return (
    <>
      <Icon of={Hash} size="xs" className="text-ink-faint" />
      {suggestion.name}
      <span className="text-ink-faint tabular-nums">{suggestion.count}</span>
    </>
  );
}

function Person({ character, gender }: { character: CharacterCard; gender: Gender }) {
  const { name, age, tagline, portrait_url, preview } = character;
  const tab = genderOptions.find(({ value }) => value === character.gender);
  return (
    <>
      <Picture
        {...pictureSource(portrait_url)}
        sizes="42px"
        alt=""
        preview={preview}
        className="w-[42px] shrink-0 rounded-small"
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 truncate font-display text-lg leading-snug">
            {name}
            <span className="text-ink-soft">{texts.age(age)}</span>
          </span>
          {character.gender !== gender && (
            <span className="shrink-0 text-xs text-ink-faint">{tab?.label}</span>
          )}
        </span>
        <span className="block truncate text-sm text-ink-faint">{tagline}</span>
      </span>
    </>
  );
}
