// The last step: name, age and story, then a summary of all choices with the price.
import { useDeferredValue, useState } from 'react';
import { Minus, Plus, Sparkles, Undo2 } from 'lucide-react';
import type { CreationStep } from '@velour/contract/characters.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { afterPress } from '../../../ui/form/after-press.ts';
import { Field } from '../../../ui/form/field.tsx';
import type { FormField } from '../../../ui/form/form-rules.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ageField, descriptionField, nameField, problemsOf, stepAge } from './fields.ts';
import { savedDraft } from './saved-draft.ts';
import { useShownProblems } from './shown-problems.ts';
import { suggestionFailures } from './failures.ts';
import { suggestText } from './suggestions.ts';
import { Summary } from './summary.tsx';
import { texts } from './texts.ts';
import type { Draft } from './steps.ts';

type Written = 'name' | 'age' | 'description';

export function DescribeStep({ draft, steps }: { draft: Draft; steps: readonly CreationStep[] }) {
  const { touched, touch } = useShownProblems();
  const problems = problemsOf(draft);
  // Content below the first screen is rendered after the step, so that the step appears at once.
  const isDrawn = useDeferredValue(true, false);
  const field = (described: FormField, name: Written) => (
    <Field
      field={described}
      value={draft[name]}
      error={touched.has(name) ? problems[name] : undefined}
      disabled={false}
      onChange={(value) => savedDraft.change((known) => ({ ...known, [name]: String(value) }))}
      onBlur={() => afterPress(() => touch(name))}
    />
  );
  const age = (by: 1 | -1) => () =>
    savedDraft.change((known) => ({ ...known, age: stepAge(known.age, by) }));
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <div>
          {field(nameField, 'name')}
          <Suggest wanted="name" label={texts.suggest_name} draft={draft} />
        </div>
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">{field(ageField, 'age')}</div>
          <div className="flex pt-[1.875rem]">
            <IconButton icon={Minus} label={texts.younger} onClick={age(-1)} />
            <IconButton icon={Plus} label={texts.older} onClick={age(1)} />
          </div>
        </div>
        <div className="sm:col-span-2">
          {field(descriptionField, 'description')}
          <Suggest wanted="description" label={texts.suggest_description} draft={draft} />
        </div>
      </div>
      {isDrawn && <Summary draft={draft} steps={steps} />}
    </div>
  );
}

interface SuggestProps {
  wanted: 'name' | 'description';
  label: string;
  draft: Draft;
}

function Suggest({ wanted, label, draft }: SuggestProps) {
  const [before, setBefore] = useState('');
  const suggest = useCall(suggestText, {
    ...suggestionFailures,
    shownInPlace: true,
    onDone: setBefore,
  });
  const bringBack = () => {
    savedDraft.change((known) => ({ ...known, [wanted]: before }));
    setBefore('');
  };
  return (
    <>
      <Button
        tone="ghost"
        size="sm"
        icon={Sparkles}
        pending={suggest.pending}
        className="mt-1 -ml-3"
        onClick={() => void suggest.run(draft, wanted)}
      >
        {draft[wanted].trim() === '' ? label : texts.suggest_again}
      </Button>
      {before.trim() !== '' && (
        <Button tone="ghost" size="sm" icon={Undo2} className="mt-1" onClick={bringBack}>
          {texts.suggest_undo}
        </Button>
      )}
      {suggest.failure !== undefined && !suggest.pending && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {suggest.failure}
        </p>
      )}
    </>
  );
}
