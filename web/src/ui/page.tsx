// A screen's own place: its title, its width, the air around it and how it comes in.
import type { ReactNode } from 'react';
import { siteConfig } from '../lib/site-config.ts';
import { classNames } from './class-names.ts';

export type PageWidth = 'text' | 'form' | 'page' | 'wide' | 'full';

const widths: Record<PageWidth, string> = {
  text: 'max-w-xl px-4',
  form: 'max-w-2xl px-4',
  page: 'max-w-5xl px-4',
  wide: 'max-w-page px-4 lg:px-8',
  full: 'px-4',
};

interface Props {
  title: string;
  width?: PageWidth;
  /** Rises as it comes in; not where the screen before had the same frame. */
  rises?: boolean;
  /** What lies between its parts, and other air than usual above and below. */
  className?: string;
  children: ReactNode;
}

export function Page({
  title,
  width = 'page',
  rises = true,
  className = 'pt-4 pb-10',
  children,
}: Props) {
  return (
    <div
      className={classNames('mx-auto w-full', widths[width], rises && 'animate-rise', className)}
    >
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}

/** The title of the window, for a screen with a frame of its own. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${siteConfig.name}`}</title>;
}
