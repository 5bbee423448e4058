// Accepts files dropped anywhere on the screen, with a notice while they are dragged over it.
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { FileDown } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { texts } from './texts.ts';

interface Props {
  onFiles: (files: Iterable<File>) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

export function DropZone({ onFiles, children }: Props) {
  const [above, setAbove] = useState(false);
  // Moving to a child element fires a leave event, too.
  const depth = useRef(0);
  const enter = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setAbove(depth.current > 0);
  };
  return (
    <div
      className="relative"
      onDragEnter={(event) => hasFiles(event) && enter(1)}
      onDragLeave={(event) => hasFiles(event) && enter(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        enter(-depth.current);
        onFiles(event.dataTransfer.files);
      }}
    >
      {children}
      {above && (
        <div className="pointer-events-none fixed inset-0 z-(--z-bar) flex items-center justify-center bg-veil p-6">
          <div className="flex flex-col items-center gap-3 rounded-card bg-floating px-10 py-8 text-center shadow-float">
            <Icon of={FileDown} size="xl" className="text-accent" />
            <p className="font-display text-2xl">{texts.drop}</p>
            <p className="text-ink-soft">{texts.drop_hint}</p>
          </div>
        </div>
      )}
    </div>
  );
}
