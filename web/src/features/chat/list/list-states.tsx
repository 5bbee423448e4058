// The list of chats without any: empty, failed, or loading.
import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../../../ui/scene.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from './texts.ts';

interface QuietProps {
  scene: SceneName;
  sentence: string;
  children?: ReactNode;
}

/** Smaller than a page's empty state: on a phone, suggested characters are below it. */
export function Quiet({ scene, sentence, children }: QuietProps) {
  return (
    <div className="flex animate-rise flex-col items-center gap-4 px-5 py-6 text-center">
      <Scene name={scene} className="w-36" />
      <p className="text-ink-soft">{sentence}</p>
      {children}
    </div>
  );
}

interface SkeletonProps {
  label?: string;
  /** Beside a chat, which is what the user is waiting for, loading is not announced. */
  isQuiet?: boolean;
}

export function ListSkeleton({ label = texts.loading, isQuiet = false }: SkeletonProps) {
  const rows = Array.from({ length: 7 }, (_, place) => (
    <div key={place} className="flex items-center gap-3 py-3">
      <Skeleton radius="full" className="size-11" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    </div>
  ));
  const style = 'flex flex-col gap-1 px-4';
  if (isQuiet) return <div className={style}>{rows}</div>;
  return (
    <Loading label={label} className={style}>
      {rows}
    </Loading>
  );
}
