// The search on a narrow screen: a sheet with the field at its top and the suggestions below.
import { useEffect, useRef } from 'react';
import { ArrowLeft } from 'lucide-react';
import { FullSheet } from '../../../ui/full-sheet.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './texts.ts';
import { SearchField } from './search-field.tsx';

export default function SearchSheet({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <FullSheet label={texts.label} onClose={onClose}>
      <div className="flex items-start gap-1">
        <IconButton icon={ArrowLeft} label={texts.close} className="-ml-2" onClick={onClose} />
        <div className="min-w-0 flex-1">
          <SearchField box={box} floating={false} onDone={onClose} />
        </div>
      </div>
    </FullSheet>
  );
}
