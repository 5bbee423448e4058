// Selects or drops a file, and shows whether this site made it.
import { useState, type DragEvent } from 'react';
import { FileSearch } from 'lucide-react';
import { calls } from '@velour/contract/calls.ts';
import type { Verified } from '@velour/contract/provenance.ts';
import { api } from '../../lib/api.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { useCall } from '../../lib/use-call.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { texts } from './texts.ts';

const MAX_BYTES = calls.provenance.verify.multipart;

export function VerifyFile() {
  const [isOver, setOver] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const checking = useCall(api.provenance.verify, {
    failed: texts.failed,
    codes: { 'request.invalid': texts.unreadable },
    shownInPlace: true,
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setLarge(file.size > MAX_BYTES);
    checking.reset();
    if (file.size <= MAX_BYTES)
      await checking.run({ body: new Uint8Array(await file.arrayBuffer()) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const failure = isLarge ? texts.large : checking.failure;
  const { reply, pending } = checking;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="text-ink-soft">{texts.sentence(siteConfig.name)}</p>
      </header>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center gap-3 rounded-card border border-dashed px-4 py-10 text-center',
          isOver ? 'border-accent-strong bg-raised-2' : 'border-edge bg-raised',
        )}
      >
        <p className="font-medium max-lg:hidden">{texts.drop}</p>
        <FileButton
          icon={FileSearch}
          label={reply ? texts.another : texts.choose}
          inputLabel={texts.label}
          accept="image/jpeg,image/png,image/webp,image/avif,video/mp4"
          pending={pending}
          onFiles={([file]) => void take(file)}
        />
        <p className="text-sm text-ink-faint">{texts.kinds}</p>
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <div role="status">
        {pending && <span className="sr-only">{texts.checking}</span>}
        {reply && !pending && !isLarge && <Result verified={reply} />}
      </div>
    </div>
  );
}

function Result({ verified }: { verified: Verified }) {
  const { made_here, evidence, made_on, declared } = verified;
  const { name } = siteConfig;
  return (
    <Card padding="wide" className="flex flex-col gap-2">
      <h2 className="font-display text-xl">{made_here ? texts.yes(name) : texts.no(name)}</h2>
      <p className="text-ink-soft">{evidence ? texts.evidence[evidence] : texts.unknown}</p>
      {made_on !== null && <p className="text-ink-soft">{texts.made_on(made_on)}</p>}
      {!made_here && declared !== null && <p className="text-ink-soft">{texts.declared}</p>}
    </Card>
  );
}
