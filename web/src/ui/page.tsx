// Layout of a screen: its title, width, padding and entrance animation.
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
  /** Animates the entrance; false if the previous screen had the same layout. */
  rises?: boolean;
  /** Gaps between the parts, or non-default padding. */
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

/** Sets the window title, for screens with their own layout. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${siteConfig.name}`}</title>;
}
