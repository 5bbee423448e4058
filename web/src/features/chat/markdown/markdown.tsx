// Renders a message's text from its parsed nodes; text reaches the page as text nodes only.
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import { parseMarkdown } from './blocks.ts';
import type { Block, Inline } from './nodes.ts';

interface Props {
  text: string;
  /** True while the text is still being written: unfinished marks are shown as if they were closed. */
  growing?: boolean;
}

/** Parsed again only if its own text changes, so that a growing reply does not render the others again. */
export const Markdown = memo(function Markdown({ text, growing = false }: Props) {
  const blocks = useMemo(() => parseMarkdown(text, growing), [text, growing]);
  return <div className="space-y-3 wrap-anywhere">{blocks.map(drawBlock)}</div>;
});

function drawBlock(block: Block, index: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={index} dir="auto">
          {drawInlines(block.children)}
        </p>
      );
    case 'code':
      return (
        <pre
          key={index}
          // Its punctuation would change places below a first word that is written from right to left.
          dir="ltr"
          tabIndex={0}
          className="overflow-x-auto rounded-control bg-current/10 p-3 text-sm"
        >
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote
          key={index}
          dir="auto"
          className="space-y-2 border-s-2 border-current/25 ps-3 opacity-90"
        >
          {block.paragraphs.map((paragraph, place) => (
            <p key={place}>{drawInlines(paragraph)}</p>
          ))}
        </blockquote>
      );
    case 'list':
      return drawList(block, index);
  }
}

function drawList(list: Extract<Block, { kind: 'list' }>, index: number): ReactNode {
  const items = list.items.map((item, place) => <li key={place}>{drawInlines(item)}</li>);
  return list.start === null ? (
    <ul key={index} dir="auto" className="list-disc space-y-1 ps-5">
      {items}
    </ul>
  ) : (
    <ol key={index} dir="auto" start={list.start} className="list-decimal space-y-1 ps-6">
      {items}
    </ol>
  );
}

const drawInlines = (nodes: readonly Inline[]): ReactNode => nodes.map(drawInline);

function drawInline(node: Inline, index: number): ReactNode {
  switch (node.kind) {
    case 'text':
      return <Fragment key={index}>{node.text}</Fragment>;
    case 'break':
      return <br key={index} />;
    case 'emphasis':
      return (
        <em key={index} className="font-display leading-none text-gesture">
          {drawInlines(node.children)}
        </em>
      );
    case 'strong':
      return <strong key={index}>{drawInlines(node.children)}</strong>;
    case 'code':
      return (
        <code key={index} dir="ltr" className="rounded-sm bg-current/10 px-1 py-0.5 text-[0.9em]">
          {node.text}
        </code>
      );
    case 'link':
      return (
        <a
          key={index}
          href={node.href}
          title={node.href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="underline underline-offset-2"
        >
          {node.text}
        </a>
      );
  }
}
