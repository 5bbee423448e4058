// A shared picture under review: the picture, its member, its character and the decision.
import { useState, type ReactNode } from 'react';
import type { WaitingPicture } from '@velour/contract/picture-review.ts';
import { characterPath } from '@velour/contract/screens.ts';
import { REASON_LEAST } from '@velour/contract/studio-limits.ts';
import { api } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Decision } from '../../shared/admin/decision.tsx';
import { texts } from './texts.ts';

interface Props {
  picture: WaitingPicture;
  /** Called after a decision, and to get a new address. */
  onRefetch: () => void;
}

export function OnePicture({ picture, onRefetch }: Props) {
  const { id, character, member, waiting_since } = picture;
  const [seen, setSeen] = useState(false);
  const decide = async (reason: string | undefined) => {
    const body =
      reason === undefined ? ({ approve: true } as const) : ({ approve: false, reason } as const);
    await api.picture_review.decide({ params: { id }, body });
    return (reason === undefined ? texts.approved_now : texts.rejected_now)(character.name);
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <Shown picture={picture} onSeen={setSeen} onRefetch={onRefetch} />
      <div className="flex flex-col gap-4 max-xl:contents">
        <Decision
          reasonHint={texts.reason_hint}
          reasonLeast={REASON_LEAST}
          canApprove={seen}
          hasKeys
          decide={decide}
          onDecided={onRefetch}
        />
        <Card>
          <dl className="grid gap-3 sm:grid-cols-3 xl:grid-cols-1">
            <Fact title={texts.character}>
              <Link className={link} to={characterPath(character)}>
                {character.name}
              </Link>
            </Fact>
            <Fact title={texts.member}>
              <Link className={link} to={paths.adminMembers(member.id)}>
                {member.name}
              </Link>
            </Fact>
            <Fact title={texts.since}>{formatMoment(waiting_since)}</Fact>
          </dl>
          <p className="mt-4 text-sm text-ink-soft">{texts.after}</p>
        </Card>
      </div>
    </div>
  );
}

const link = 'font-medium text-accent underline';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-faint">{title}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ShownProps {
  picture: WaitingPicture;
  onSeen: (seen: boolean) => void;
  onRefetch: () => void;
}

/** The picture is not cropped, because all of it is reviewed. */
function Shown({ picture: { url, width, height, character }, onSeen, onRefetch }: ShownProps) {
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(1);
  if (failed === url)
    return (
      <ErrorState
        title={texts.failed}
        onRetry={() => {
          setFailed(undefined);
          setTries(tries + 1);
          onRefetch();
        }}
      >
        {texts.failed_sentence}
      </ErrorState>
    );
  return (
    <span className="flex max-h-[75dvh] justify-center overflow-hidden rounded-card bg-raised-2">
      <img
        key={tries}
        {...{ src: url, width, height }}
        alt={texts.picture(character.name)}
        className="max-h-[75dvh] w-auto max-w-full object-contain"
        onLoad={() => onSeen(true)}
        onError={() => {
          setFailed(url);
          onSeen(false);
        }}
      />
    </span>
  );
}
