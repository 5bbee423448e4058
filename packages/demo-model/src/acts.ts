// The speech acts of a message.
import type { patterns } from './phrases/act-patterns.ts';

export type Act =
  | keyof typeof patterns
  | 'about_me'
  | 'silence'
  | 'foreign'
  | 'repeat'
  | 'gesture'
  | 'question'
  | 'statement';
