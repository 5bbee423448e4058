// The results of imported files: added, waiting for an age, or refused; and what was imported of each field.
import { CircleAlert, CircleCheck, CircleHelp, Clock, X } from 'lucide-react';
import type { CardNote } from '@velour/contract/own-characters.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { texts } from './texts.ts';
import { draftPlace, type ImportedFile } from './use-imports.ts';

interface Props {
  files: readonly ImportedFile[];
  onClose: () => void;
}

export function ImportReport({ files, onClose }: Props) {
  if (files.length === 0) return null;
  const isBusy = files.some(({ state }) => state === 'waiting' || state === 'working');
  return (
    <Card className="flex flex-col gap-3" aria-busy={isBusy}>
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-display text-xl">{texts.imports.title}</h2>
          {/* Announced as it grows; the fields of each card are collapsed. */}
          <p role="status" className="text-ink-soft">
            {summaryOf(files)}
          </p>
        </div>
        {!isBusy && <IconButton icon={X} label={texts.imports.close} onClick={onClose} />}
      </header>
      <ul className="flex flex-col gap-2">
        {files.map((file) => (
          <Line key={file.id} file={file} />
        ))}
      </ul>
    </Card>
  );
}

function summaryOf(files: readonly ImportedFile[]): string {
  const count = (is: (file: ImportedFile) => boolean): number => files.filter(is).length;
  return texts.imports.summary({
    done: count(({ outcome }) => Boolean(outcome?.character)),
    needs_age: count(({ outcome }) => Boolean(outcome?.draft)),
    failed: count(({ state }) => state === 'failed'),
    left: count(({ state }) => state === 'waiting' || state === 'working'),
  });
}

function Line({ file }: { file: ImportedFile }) {
  const { name, outcome, why } = file;
  const made = outcome?.character ?? outcome?.draft;
  return (
    <li className="rounded-control bg-raised-2 px-3.5 py-3">
      <div className="flex items-start gap-3">
        <Mark file={file} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{made ? <Name outcome={outcome} /> : name}</p>
          <p className="text-sm text-ink-soft">{why ?? stateOf(file)}</p>
          {made && <p className="truncate text-sm text-ink-faint">{name}</p>}
        </div>
      </div>
      {outcome && outcome.notes.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1 text-ink-soft">
            {texts.imports.report(outcome.notes)}
            <span className="sr-only">: {made?.name ?? name}</span>
          </summary>
          {(['left_out', 'changed', 'kept'] as const).map((kind) => (
            <Notes
              key={kind}
              kind={kind}
              notes={outcome.notes.filter((one) => one.kind === kind)}
            />
          ))}
        </details>
      )}
    </li>
  );
}

const linkStyle =
  'text-left underline decoration-ink-faint underline-offset-4 hover:decoration-current';

/** Links to the character, or to the field for its age. */
function Name({ outcome }: Pick<ImportedFile, 'outcome'>) {
  const { character, draft } = outcome ?? {};
  if (character) {
    return (
      <Link to={paths.editCharacter(character.id)} className={linkStyle}>
        {character.name}
      </Link>
    );
  }
  if (!draft) return null;
  const goThere = () => document.getElementById(draftPlace(draft))?.querySelector('input')?.focus();
  return (
    <button type="button" className={`${linkStyle} cursor-pointer`} onClick={goThere}>
      {draft.name}
    </button>
  );
}

function stateOf({ state, outcome }: ImportedFile): string {
  if (state === 'done') return outcome?.draft ? texts.imports.needs_age : texts.imports.done;
  return state === 'failed' ? texts.imports.failed : texts.imports[state];
}

function Mark({ file: { state, outcome } }: { file: ImportedFile }) {
  if (state === 'working') return <Spinner />;
  if (state === 'waiting') return <Icon of={Clock} className="text-ink-faint" />;
  if (state === 'failed') return <Icon of={CircleAlert} className="text-danger" />;
  if (outcome?.draft) return <Icon of={CircleHelp} className="text-gold" />;
  return <Icon of={CircleCheck} className="text-accent" />;
}

function Notes({ kind, notes }: { kind: CardNote['kind']; notes: readonly CardNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="mt-1.5">
      <h3 className="text-xs font-medium text-ink-faint">{texts.kinds[kind]}</h3>
      <ul>
        {notes.map(({ field, reason }, at) => (
          <li key={`${field} ${at}`} className="flex flex-wrap gap-x-2 py-0.5">
            <code className="break-all">{field}</code>
            <span className="text-ink-soft">{texts.reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
