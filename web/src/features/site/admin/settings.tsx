// The site's settings: a form in sections, with a preview of the brand.
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { SiteSettings } from '@velour/contract/site-settings.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Fields } from '../../../ui/form/fields.tsx';
import { textOf } from '../../../ui/form/form-rules.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { SelectOption } from '../../../ui/select.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { FeatureSwitches } from './feature-switches.tsx';
import { changesOf, partsOf, valuesOf } from './settings-fields.ts';
import { SettingsPreview } from './settings-preview.tsx';
import { texts } from './texts.ts';

const words = texts.settings;

export function Settings() {
  const settings = useQuery(q.operations.site());
  const domes = useQuery(q.curation.domes());
  const failed = settings.error ?? domes.error;
  if (failed && !(settings.data && domes.data)) {
    const retry = () => void Promise.all([settings.refetch(), domes.refetch()]);
    return <LoadFailed error={failed} onRetry={retry} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={words.title} sentence={words.sentence} />
      <FeatureSwitches />
      {settings.data && domes.data ? (
        <SettingsForm
          settings={settings.data}
          domes={withChosen(
            domes.data.domes.map(({ slug, title }) => ({ value: slug, label: title })),
            settings.data.banner_dome,
          )}
        />
      ) : (
        <Loading label={words.loading}>
          <Skeleton radius="card" className="h-96" />
        </Loading>
      )}
    </div>
  );
}

/** Keeps the chosen dome as an option, even if it was deleted. */
const withChosen = (domes: readonly SelectOption[], chosen: string): readonly SelectOption[] =>
  chosen === '' || domes.some(({ value }) => value === chosen)
    ? domes
    : [...domes, { value: chosen, label: words.gone_dome }];

interface Props {
  settings: SiteSettings;
  domes: readonly SelectOption[];
}

function SettingsForm({ settings, domes }: Props) {
  const parts = partsOf(domes);
  const fields = parts.flatMap((part) => part.fields);
  const save = useAdminCall(api.operations.changeSite, { done: words.saved });
  const form = useForm(
    fields,
    (values) => save.submit(fields, { body: changesOf(values, settings) }),
    valuesOf(settings),
  );
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        {...form.element}
        className="flex min-w-0 flex-col gap-4 [&_input]:scroll-mb-24 [&_textarea]:scroll-mb-24"
      >
        {parts.map((part) => (
          <Card key={part.title} padding="large" className="flex flex-col gap-5">
            <h2 className="font-display text-xl">{part.title}</h2>
            <Fields fields={part.fields} form={form} />
          </Card>
        ))}
        {form.formError && (
          <p role="alert" className="flex gap-2.5 rounded-control bg-raised-2 px-3.5 py-3">
            <Icon of={CircleAlert} className="mt-0.5 text-danger" />
            <span className="min-w-0">{form.formError}</span>
          </p>
        )}
        <SaveBar
          isChanged={Object.keys(changesOf(form.values, settings)).length > 0}
          blocked={!form.canSubmit}
          pending={form.stage === 'submitting'}
        />
      </form>
      <SettingsPreview valueOf={(name) => textOf(form.values, name)} />
    </div>
  );
}

interface SaveBarProps {
  isChanged: boolean;
  blocked: boolean;
  pending: boolean;
}

/** Always visible, because the form is long. */
function SaveBar({ isChanged, blocked, pending }: SaveBarProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-3',
        isChanged &&
          'sticky bottom-[calc(var(--bottom-bar)+0.5rem+env(safe-area-inset-bottom))] z-(--z-raised) rounded-control bg-floating p-2 pl-4 shadow-float lg:bottom-4',
      )}
    >
      <p role="status" className="text-sm font-medium empty:hidden">
        {isChanged ? words.unsaved : ''}
      </p>
      <Button
        type="submit"
        tone="primary"
        blocked={blocked}
        pending={pending}
        className={isChanged ? 'ml-auto' : 'max-xl:w-full'}
      >
        {words.save}
      </Button>
    </div>
  );
}
