// The button that loads the next rows of a list without a total.
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

interface Props extends Pick<
  ComponentProps<typeof Button>,
  'className' | 'size' | 'tone' | 'wide'
> {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label?: string;
}

export function LoadMore({ query, label = texts.older, ...look }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      className="self-center"
      {...look}
      pending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
