// How to connect another provider: those found on this machine, and the others.
import type { ProviderStatus, SetupOption } from '@velour/contract/operations.ts';
import { ChevronRight, Radar } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { texts } from './texts.ts';

export function ProviderOptions({ ways, nearby }: Pick<ProviderStatus, 'ways' | 'nearby'>) {
  return (
    <>
      {nearby.map((way) => (
        <div key={way.name} className="flex flex-col gap-2 rounded-control bg-gold-tint p-3">
          <p className="flex gap-2.5 font-medium text-gold">
            <Icon of={Radar} />
            <span className="min-w-0 wrap-anywhere">{texts.found(way.name)}</span>
          </p>
          <p className="text-sm">{texts.found_sentence}</p>
          <Settings of={way} />
        </div>
      ))}
      {ways.length === 0 ? (
        <p className="py-2 text-sm text-ink-faint">{texts.no_way}</p>
      ) : (
        <details className="group">
          <summary className="touch -mx-1 flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-small px-1 text-sm text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
            <Icon
              of={ChevronRight}
              size="xs"
              className="transition-transform group-open:rotate-90"
            />
            {texts.ways}
          </summary>
          <div className="flex flex-col gap-3 pt-2">
            {ways.map((way) => (
              <div key={way.name} className="flex flex-col gap-1.5">
                <p className="text-sm font-medium">{way.name}</p>
                <Settings of={way} />
              </div>
            ))}
            <p className="text-sm text-ink-faint">{texts.ways_sentence}</p>
          </div>
        </details>
      )}
    </>
  );
}

/** Lines that are selected together and wrapped only if they are too long. */
function Settings({ of: { settings } }: { of: SetupOption }) {
  return (
    <pre className="rounded-small bg-ground px-3 py-2 text-xs whitespace-pre-wrap wrap-anywhere select-all">
      <code>{settings.join('\n')}</code>
    </pre>
  );
}
