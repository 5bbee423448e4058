// The button that loads older rows of a list without a total.
import { Button } from '../ui/button.tsx';
import { texts } from './admin-texts.ts';

interface Props {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

export function LoadOlder({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  if (!hasNextPage) return null;
  return (
    <Button className="self-center" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
      {texts.older}
    </Button>
  );
}
