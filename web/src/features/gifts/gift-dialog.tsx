// The gift store: gifts for a character, with a signature, and tips.
import { useState } from 'react';
import { useIsCovered } from '../../lib/overlays.ts';
import { Modal } from '../../ui/modal.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { GiftForm } from './gift-form.tsx';
import { texts } from './texts.ts';
import { TipForm } from './tip-form.tsx';

interface Props {
  character_id: string;
  name: string;
  onClose: () => void;
}

const kinds = (['gift', 'tip'] as const).map((value) => ({ value, label: texts.kinds[value] }));

export default function GiftDialog({ character_id, name, onClose }: Props) {
  const [kind, setKind] = useState<'gift' | 'tip'>('gift');
  const isCovered = useIsCovered();
  const character = { id: character_id, name };
  return (
    <Modal
      title={texts.title(name)}
      description={texts.sentence(name)}
      size="lg"
      open={!isCovered}
      onClose={onClose}
    >
      <Segmented
        label={texts.kinds.label}
        options={kinds}
        value={kind}
        onChange={setKind}
        className="mb-5 w-full"
      />
      {kind === 'gift' ? (
        <GiftForm character={character} onDone={onClose} />
      ) : (
        <TipForm character={character} onDone={onClose} />
      )}
    </Modal>
  );
}
