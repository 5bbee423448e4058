// The plain text of parsed Markdown, without any marks, for screen readers.
import type { Block, Inline } from './nodes.ts';

export const plainWords = (blocks: readonly Block[]): string => blocks.map(textOf).join('\n');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return inlineWords(block.children);
    case 'code':
      return block.text;
    case 'quote':
      return block.paragraphs.map(inlineWords).join('\n');
    case 'list':
      return block.items.map(inlineWords).join('\n');
  }
}

const inlineWords = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'break') return '\n';
      return 'children' in node ? inlineWords(node.children) : node.text;
    })
    .join('');
