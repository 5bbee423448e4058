// Edits one dome: its texts, and its characters in order.
import { GENDERS } from '@velour/contract/character-limits.ts';
import { optionsOf } from '../../../../ui/options.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CuratedDome } from '@velour/contract/curation.ts';
import { api } from '../../../../lib/api.ts';
import { q } from '../../../../lib/queries.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { FormField, ValuesOf } from '../../../../ui/form/form-rules.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { isPasswordNeeded, LoadFailed } from '../../../shared/admin/load-failed.tsx';
import { useAdminCall } from '../../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../../shared/admin/use-undo.ts';
import { DomeCharacters } from './dome-characters.tsx';
import { texts } from './texts.ts';

const words = texts.form;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const EVERYWHERE = 'every';

const fields = [
  { name: 'title', label: words.title, type: 'text', required: true },
  {
    name: 'slug',
    label: words.slug,
    type: 'text',
    required: true,
    hint: words.slug_hint,
    validation: (value) => (SLUG.test(value) ? undefined : words.slug_wrong),
  },
  { name: 'description', label: words.description, type: 'text' },
  {
    name: 'gender',
    label: words.gender,
    type: 'select',
    options: [{ value: EVERYWHERE, label: texts.everywhere }, ...optionsOf(GENDERS, texts.genders)],
  },
] as const satisfies readonly FormField[];
type Values = ValuesOf<typeof fields>;

export function DomeEditor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(q.curation.domes());
  if (error && (!data || isPasswordNeeded(error))) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  const dome = data?.domes.find((one) => one.id === id);
  return (
    <div className="flex flex-col gap-4">
      <ButtonLink
        to={paths.adminDomes()}
        tone="ghost"
        size="sm"
        icon={ArrowLeft}
        className="self-start"
      >
        {texts.all}
      </ButtonLink>
      <h1 className="font-display text-3xl break-words">{dome?.title ?? texts.add}</h1>
      {!data && <Skeleton radius="card" className="h-96" />}
      {data && (
        <div className="grid items-start gap-4 xl:grid-cols-[22rem_1fr]">
          <Texts key={dome?.version ?? 'new'} dome={dome} />
          {dome && <DomeCharacters dome={dome} />}
        </div>
      )}
    </div>
  );
}

function Texts({ dome }: { dome: CuratedDome | undefined }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const edit = useAdminCall(api.curation.editDome, {
    onDone: ({ undo_id }) => offer(texts.saved, undo_id),
  });
  const add = useAdminCall(api.curation.addDome, {
    done: ({ title }) => texts.added(title),
    onDone: ({ id }) => void navigate(paths.adminDome(id), { replace: true }),
  });
  const submit = (values: Values) => {
    const body = asTexts(values);
    if (!dome) return add.submit(fields, { body });
    const { id, version } = dome;
    return edit.submit(fields, { params: { dome_id: id }, body: { version, changes: body } });
  };
  const { title = '', slug = '', description = '', gender } = dome ?? {};
  return (
    <Card padding="large" className="flex flex-col gap-5" aria-label={words.texts}>
      <h2 className="font-display text-xl">{words.texts}</h2>
      <Form
        fields={fields}
        initial={{ title, slug, description, gender: gender ?? EVERYWHERE }}
        submitLabel={dome ? words.save : words.create}
        onSubmit={submit}
      />
    </Card>
  );
}

const asTexts = ({ title, slug, description, gender }: Values) => ({
  title: title.trim(),
  slug: slug.trim(),
  description: description.trim(),
  gender: GENDERS.find((one) => one === gender) ?? null,
});
