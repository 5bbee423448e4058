// Downloads a character card.
import type { CARD_FORMATS } from '@velour/contract/character-limits.ts';
import { api } from '../../lib/api.ts';
import { saveAs } from '../../lib/save-as.ts';

export interface CardKind {
  readonly format: (typeof CARD_FORMATS)[number];
  readonly spec?: 'v2';
}

export async function saveCard(char_id: string, kind: CardKind): Promise<void> {
  const sent = await api.own_characters.exportCard({ params: { char_id }, query: kind });
  const bytes = Uint8Array.from(atob(sent.content), (letter) => letter.charCodeAt(0));
  saveAs(sent.file_name, new Blob([bytes], { type: sent.media_type }));
}
