// Everything below the messages of an open chat: messages left, picture offer, suggested replies, and the text field.
import { lazy, Suspense, type RefObject } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import { loadPage } from '../../../lib/load-page.ts';
import { MessagesLine } from '../allowance/messages-line.tsx';
import { outbox } from '../runtime.ts';
import type { ChatActions } from '../actions.ts';
import type { ConversationView } from '../use-conversation.ts';
import { Composer } from './composer.tsx';
import { Suggestions, useSuggestions } from './suggestions.tsx';
import { TrialLine } from './trial-line.tsx';

/** Loaded separately, since a new chat has no message that could ask for a picture. */
const PictureOffer = lazy(() => loadPage(() => import('./picture-offer.tsx')));

interface Props {
  chat: Chat;
  view: ConversationView;
  actions: Pick<ChatActions, 'stop'>;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  /** With the description of the picture. */
  onPicture: (start: string) => void;
}

export function ChatComposer(props: Props) {
  const { chat, view, actions, field, text, onChange, onPicture } = props;
  const { session_id, character } = chat;
  const { conversation, outgoing } = view;
  const { messages } = conversation;
  const replying = view.running !== null;
  const last = messages.at(-1);
  const suggested = useSuggestions(session_id, `${last?.seq} ${last?.variant} ${last?.state}`);
  const mayAsk = !replying && outgoing.length === 0 && last?.author === 'character';
  const type = (words: string) => {
    if (suggested.state.phase !== 'none') suggested.close();
    onChange(words);
  };
  const choose = (words: string) => {
    type(words);
    field.current?.focus();
  };
  const send = (words: string) => {
    if (conversation.has_after) void view.reader.loadEnd();
    // What cannot be stored was not visible while typing either: unpaired surrogates, zero bytes, outer blanks.
    outbox.add(session_id, words.toWellFormed().replaceAll('\0', '').trim());
  };
  const own = messages.filter(({ author, kind }) => author === 'user' && kind === 'text').length;
  return (
    <>
      <TrialLine own={own} name={character.name} />
      {own > 0 && (
        <Suspense>
          <PictureOffer messages={messages} name={character.name} onOffer={onPicture} />
        </Suspense>
      )}
      <MessagesLine own={own} replying={replying} outgoing={outgoing} />
      <Suggestions state={suggested.state} onClose={suggested.close} onChoose={choose} />
      <Composer
        ref={field}
        name={character.name}
        text={text}
        onChange={type}
        onSend={send}
        replying={replying}
        onStop={() => void actions.stop()}
        onPicture={() => onPicture('')}
        {...(mayAsk && { onSuggest: () => void suggested.ask() })}
      />
    </>
  );
}
