// The node types of a parsed message, a closed set; none is for HTML or pictures.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'emphasis'; children: readonly Inline[] }
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; text: string };

export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; paragraphs: readonly (readonly Inline[])[] }
  | { kind: 'list'; start: number | null; items: readonly (readonly Inline[])[] };
