// The screen of a disabled feature: coming soon, with a link to the community.
import { siteConfig } from '../lib/site-config.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { texts } from './texts.ts';

export function ComingSoon() {
  const { title, sentence, action } = texts.coming_soon;
  return (
    <EmptyState
      scene="curtain"
      level="h1"
      title={title}
      action={
        siteConfig.community_url && (
          <a
            href={siteConfig.community_url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ tone: 'primary' })}
          >
            {action}
          </a>
        )
      }
    >
      {sentence}
    </EmptyState>
  );
}
