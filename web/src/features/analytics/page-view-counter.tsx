// Counts page views of visitors who consented, and asks visitors who have not answered.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { answerConsent, consent, followOtherTabs } from '../../lib/consent.ts';
import { openTagManager, sendPageView, type TagManager } from './page-views.ts';
import { patternOf } from './pattern-of.ts';
import { texts } from './texts.ts';

export default function PageViewCounter() {
  const { pathname } = useLocation();
  const answer = useStore(consent);
  const pattern = patternOf(pathname);
  const manager = useRef<TagManager>(undefined);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    const { analytics } = siteConfig;
    if (answer !== 'yes' || !analytics || pattern === undefined) return;
    if (analytics.script) void sendPageView(analytics.script, pattern);
    if (analytics.tag_manager) (manager.current ??= openTagManager()).view(pattern);
    // Opening another chat is another view with the same pattern.
  }, [answer, pattern, pathname]);
  // Its tags run as long as the frame exists.
  useEffect(
    () => () => {
      manager.current?.close();
      manager.current = undefined;
    },
    [answer],
  );
  // Visitors are not asked during a payment or in the admin screens.
  return answer === 'open' && pattern !== undefined ? <ConsentBar /> : null;
}

/** Adds space at the end of the page, so that the bar covers nothing. */
function useRoomBelow() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    const { style } = document.body;
    if (!current) return;
    const makeRoom = () => {
      style.paddingBottom = `calc(${current.offsetHeight}px + 1.5rem)`;
    };
    makeRoom();
    const watch = new ResizeObserver(makeRoom);
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.paddingBottom = '';
    };
  }, []);
  return bar;
}

function ConsentBar() {
  const bar = useRoomBelow();
  return (
    <section
      ref={bar}
      aria-label={texts.label}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem+env(safe-area-inset-bottom))] z-(--z-bar) mx-auto flex max-w-2xl animate-rise flex-col gap-3 rounded-card bg-floating p-4 shadow-float sm:flex-row sm:items-center lg:bottom-4"
    >
      <div className="min-w-0 flex-1 text-sm">
        <h2 className="text-base font-medium">{texts.title}</h2>
        <p className="mt-1 text-ink-soft">
          {texts.sentence}{' '}
          <Link to={paths.privacy()} className="underline underline-offset-4">
            {texts.policy}
          </Link>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button className="whitespace-nowrap" onClick={() => answerConsent('no')}>
          {texts.no}
        </Button>
        <Button className="whitespace-nowrap" onClick={() => answerConsent('yes')}>
          {texts.yes}
        </Button>
      </div>
    </section>
  );
}
