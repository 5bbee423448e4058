// A preview of the site's brand before the settings are saved.
import type { SiteSettings } from '@velour/contract/site-settings.ts';
import { Card } from '../../../ui/card.tsx';
import { texts } from './texts.ts';

const words = texts.settings;

export function SettingsPreview({ valueOf }: { valueOf: (name: keyof SiteSettings) => string }) {
  const accent = valueOf('accent');
  const isColour = /^#[0-9a-f]{6}$/i.test(accent);
  return (
    <Card
      padding="large"
      aria-label={words.preview}
      className="flex flex-col gap-4 xl:sticky xl:top-20"
    >
      <h2 className="text-sm text-ink-faint">{words.preview}</h2>
      <div
        {...(isColour && { 'data-brand': '', style: { ['--brand' as string]: accent } })}
        className="glow flex flex-col items-start gap-3 rounded-card p-5"
      >
        <p className="font-display text-2xl wrap-anywhere">{valueOf('name')}</p>
        <p className="text-ink-soft wrap-anywhere">{valueOf('tagline')}</p>
        <span
          aria-hidden
          className="rounded-control bg-accent px-4 py-2 font-medium text-on-accent"
        >
          {words.preview_action}
        </span>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {words.preview_footer(valueOf('support_email'))}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {words.preview_terms(
          valueOf('operator_name') || words.gap,
          valueOf('governing_law') || words.gap,
        )}
      </p>
    </Card>
  );
}
