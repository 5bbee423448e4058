// The page of one dome.
import { useParams } from 'react-router';
import { DomePage } from '../features/catalogue/dome-page.tsx';
import { useRememberedPlace } from '../lib/places.ts';

export function Component() {
  useRememberedPlace();
  const { id = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-10 lg:px-8">
      <DomePage key={id} id={id} />
    </div>
  );
}
