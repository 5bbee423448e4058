// The button that loads the next rows of a list without a total.
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

interface Props {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label?: string;
}

export function LoadMore({ query, label = texts.older }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      className="self-center"
      pending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
