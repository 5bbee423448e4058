// Compares a pending character with its last approved version, field by field, with differences marked.
import { CONTENT_FIELDS, type ContentField } from '@velour/contract/character-fields.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import type { Reviewed } from '@velour/contract/review.ts';
import { pictureSource } from '../../../../lib/pictures.ts';
import { texts as common } from '../../../shared/texts.ts';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { texts as formTexts } from '../../form-texts.ts';
import { texts } from './texts.ts';

export function Comparison({ character }: { character: Reviewed }) {
  const { present, approved } = character;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Side title={texts.present} side={present} other={approved?.content} />
      {approved ? (
        <Side title={texts.approved} side={approved} other={present.content} />
      ) : (
        <Card>
          <p className="text-ink-soft">{texts.never}</p>
        </Card>
      )}
    </div>
  );
}

interface SideProps {
  title: string;
  side: Reviewed['present'];
  other: CharacterContent | undefined;
}

function Side({ title, side: { content, portrait_url }, other }: SideProps) {
  return (
    <Card className="flex flex-col gap-4" aria-label={title}>
      <h2 className="font-display text-xl">{title}</h2>
      <span className="w-40 overflow-hidden rounded-control">
        <Picture {...pictureSource(portrait_url)} alt="" />
      </span>
      <dl className="flex flex-col gap-3">
        {CONTENT_FIELDS.map((field) => (
          <Line
            key={field}
            field={field}
            text={asText(field, content)}
            isChanged={other !== undefined && asText(field, other) !== asText(field, content)}
          />
        ))}
      </dl>
    </Card>
  );
}

function Line({
  field,
  text,
  isChanged,
}: {
  field: ContentField;
  text: string;
  isChanged: boolean;
}) {
  if (text === '' && !isChanged) return null;
  return (
    <div className={classNames('rounded-small', isChanged && 'bg-gold-tint px-2 py-1.5')}>
      <dt className="text-sm text-ink-faint">
        {formTexts.fields[field]}
        {isChanged && ` · ${texts.changed}`}
      </dt>
      <dd className="break-words whitespace-pre-wrap">{text}</dd>
    </div>
  );
}

function asText(field: ContentField, content: CharacterContent): string {
  if (field === 'gender') return common.genders[content.gender];
  const value = content[field];
  return Array.isArray(value) ? value.join('\n') : String(value);
}
