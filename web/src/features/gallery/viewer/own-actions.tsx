// The actions on the user's own picture or clip.
import { useState } from 'react';
import {
  Clapperboard,
  Download,
  EyeOff,
  Globe,
  ShieldX,
  Trash2,
  UserRound,
  WandSparkles,
} from 'lucide-react';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { paths } from '../../../lib/paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import type { PictureActions } from '../use-picture-actions.ts';
import { Action, ActionRow } from './action-row.tsx';

const words = texts.viewer;

interface Props {
  picture: GalleryPicture;
  actions: PictureActions;
  onRemove: () => void;
}

export function OwnActions({ picture, actions, onRemove }: Props) {
  const { id, kind, prompt, character, is_own, can_be_portrait } = picture;
  return (
    <ActionRow>
      <Action
        icon={Download}
        label={words.download}
        pending={actions.pending.download}
        onPress={() => actions.download(picture)}
      />
      {kind === 'image' && (
        <Action
          icon={Clapperboard}
          label={words.clip_of_it}
          to={paths.generateVideo(character.id, { image: id })}
        />
      )}
      {kind === 'image' && prompt !== null && (
        <Action
          icon={WandSparkles}
          label={words.like}
          to={paths.generateImage(character.id, { like: id })}
        />
      )}
      {can_be_portrait && (
        <Action
          icon={UserRound}
          label={words.portrait}
          pending={actions.pending.portrait}
          onPress={() => void actions.setPortrait(picture)}
        />
      )}
      {is_own && kind === 'image' && <Sharing picture={picture} actions={actions} />}
      {is_own && <Action icon={Trash2} label={words.remove} onPress={onRemove} />}
    </ActionRow>
  );
}

function Sharing({ picture, actions }: Omit<Props, 'onRemove'>) {
  const [asks, setAsks] = useState(false);
  const { shared, refusal } = picture;
  const pending = actions.pending.share;
  if (shared === 'refused')
    return (
      <>
        <Action icon={ShieldX} label={words.shared.refused} disabled />
        <p className="order-last basis-full text-center text-sm wrap-anywhere text-on-shade/80">
          {words.refused(refusal)}
        </p>
      </>
    );
  const isShared = shared !== 'no';
  return (
    <>
      {/* One button for both states, so that it keeps the focus. */}
      <Action
        icon={isShared ? EyeOff : Globe}
        label={isShared ? words.unshare : words.shared.no}
        pending={pending}
        onPress={() => (isShared ? void actions.share(picture, false) : setAsks(true))}
      />
      {asks && (
        <ConfirmDialog
          title={words.sharing_title}
          sentence={words.sharing}
          confirmLabel={words.share_confirm}
          cancelLabel={words.share_cancel}
          tone="primary"
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await actions.share(picture, true);
            setAsks(false);
          }}
        />
      )}
    </>
  );
}
