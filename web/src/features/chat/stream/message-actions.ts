// The actions that a message has, in order; one list for the bar, the sheet and the keyboard.
import {
  Brain,
  BrainCog,
  Copy,
  Flag,
  GitBranch,
  Pencil,
  ReceiptText,
  RefreshCw,
  StepForward,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import type { Entry } from '../conversation/conversation.ts';
import { isRunning } from '../conversation/events.ts';
import { texts } from './texts.ts';

export type ActionName =
  | 'copy'
  | 'edit'
  | 'regenerate'
  | 'proceed'
  | 'branch'
  | 'forget'
  | 'rememberAgain'
  | 'receipt'
  | 'good'
  | 'bad'
  | 'report'
  | 'remove';

export interface MessageAction {
  readonly name: ActionName;
  readonly label: string;
  readonly icon: LucideIcon;
  /** For a toggle. */
  readonly isOn?: boolean;
}

const all: Record<ActionName, MessageAction> = {
  copy: { name: 'copy', label: texts.action.copy, icon: Copy },
  edit: { name: 'edit', label: texts.action.edit, icon: Pencil },
  regenerate: { name: 'regenerate', label: texts.action.regenerate, icon: RefreshCw },
  proceed: { name: 'proceed', label: texts.action.proceed, icon: StepForward },
  branch: { name: 'branch', label: texts.action.branch, icon: GitBranch },
  forget: { name: 'forget', label: texts.action.forget, icon: BrainCog },
  rememberAgain: { name: 'rememberAgain', label: texts.action.remember_again, icon: Brain },
  receipt: { name: 'receipt', label: texts.action.receipt, icon: ReceiptText },
  good: { name: 'good', label: texts.action.good, icon: ThumbsUp },
  bad: { name: 'bad', label: texts.action.bad, icon: ThumbsDown },
  report: { name: 'report', label: texts.action.report, icon: Flag },
  remove: { name: 'remove', label: texts.action.remove, icon: Trash2 },
};

/** Messages with a retry button of their own. */
export const needsRetry = ({ state }: Pick<Entry, 'state'>): boolean =>
  state === 'failed' || state === 'retracted';

interface Circumstances {
  readonly isLast: boolean;
  /** A reply is running in the chat: nothing can be changed until it ends. */
  readonly busy: boolean;
  readonly isOpen: boolean;
}

export function actionsFor(message: Entry, around: Circumstances): readonly MessageAction[] {
  const { isLast, busy, isOpen } = around;
  if (message.author === 'notice' || isRunning(message)) return [];
  if (message.state === 'removed') return busy ? [] : [all.remove];
  const ended = isLast && isOpen && !busy && message.author === 'character';
  const isWritten = message.text !== '';
  const names: (ActionName | false)[] = [
    ended && !needsRetry(message) && 'regenerate',
    ended && isWritten && message.state !== 'retracted' && 'proceed',
    isWritten && 'copy',
    ...(busy ? [] : changesOf(message)),
    ...(message.author === 'character' && isWritten ? questionsAbout(message) : []),
    !busy && 'remove',
  ];
  return names
    .filter((name) => name !== false)
    .map((name) =>
      name === 'good' || name === 'bad'
        ? { ...all[name], isOn: message.rating === name }
        : all[name],
    );
}

/** The greeting was written by the card's author, so it has no prompt. */
const questionsAbout = ({ seq }: Entry): (ActionName | false)[] => [
  seq > GREETING_SEQ && 'good',
  seq > GREETING_SEQ && 'bad',
  seq > GREETING_SEQ && 'receipt',
  'report',
];

/** Actions that lead to another text or another chat. */
const changesOf = ({ state, text, is_forgotten }: Entry): (ActionName | false)[] => [
  state !== 'retracted' && state !== 'blocked' && 'edit',
  text !== '' && state !== 'blocked' && 'branch',
  text !== '' &&
    state !== 'blocked' &&
    state !== 'retracted' &&
    (is_forgotten ? 'rememberAgain' : 'forget'),
];
