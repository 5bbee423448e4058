// Empty state or failure: an illustration, one sentence, one action.
import type { ReactNode } from 'react';
import { Scene, type SceneName } from './scene.tsx';

interface Props {
  scene: SceneName;
  title: string;
  /** `h1` if this is the whole page. */
  level?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ scene, title, level = 'h2', children, action }: Props) {
  const Heading = level;
  return (
    <div className="mx-auto flex max-w-md animate-rise flex-col items-center px-6 py-12 text-center">
      <Scene name={scene} />
      <Heading className={`mt-5 font-display ${level === 'h1' ? 'text-3xl' : 'text-2xl'}`}>
        {title}
      </Heading>
      {children && <p className="mt-2 text-lg text-ink-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
