// A shared picture in the viewer, without its prompt.
import { Flag, MessageCircle, WandSparkles } from 'lucide-react';
import type { SharedPicture } from '@velour/contract/studio.ts';
import { formatDate } from '../../../lib/formats.ts';
import { overlays } from '../../../lib/overlays.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { Action, ActionRow } from './action-row.tsx';
import { showPicture } from './use-shown.ts';
import { Viewer, type Viewed } from './viewer.tsx';

interface Props {
  pictures: readonly SharedPicture[];
  picture: SharedPicture;
  at: number;
  close: () => void;
}

const words = texts.shared;

export function Component({ pictures, picture, at, close }: Props) {
  const { id, character, creator } = picture;
  const report = () =>
    overlays.open('report', {
      subject: { type: 'picture', picture_id: id },
      called: words.open(character.name, creator?.name),
    });
  return (
    <Viewer
      picture={viewedOf(picture)}
      at={at}
      count={pictures.length}
      nextUrl={pictures[at + 1]?.url}
      total={pictures.length}
      onMove={(to) => pictures[to] && showPicture(pictures[to].id)}
      onClose={close}
      actions={
        <ActionRow>
          <Action
            icon={WandSparkles}
            label={texts.empty_action}
            to={paths.generateImage(character.id)}
          />
          <Action
            icon={MessageCircle}
            label={texts.viewer.character(character.name)}
            to={paths.characterChat(character)}
          />
          <Action icon={Flag} label={texts.viewer.report} onPress={report} />
        </ActionRow>
      }
    />
  );
}

const viewedOf = ({ character, creator, created_at, ...picture }: SharedPicture): Viewed => ({
  ...picture,
  kind: 'image',
  video_url: null,
  name: character.name,
  made: creator ? texts.viewer.by(creator.name, formatDate(created_at)) : formatDate(created_at),
  prompt: null,
});
