// The UI kit's screen, in development only: every component in every state, dark and light side by side.
import { controls } from './controls.tsx';
import { forms } from './forms.tsx';
import { overlays } from './overlays.tsx';
import type { Specimen } from './specimen.ts';
import { surfaces } from './surfaces.tsx';
import { tables } from './tables.tsx';
import { texts } from './texts.ts';

export const specimens: readonly Specimen[] = [
  ...controls,
  ...forms,
  ...surfaces,
  ...tables,
  ...overlays,
];

export function Component() {
  return (
    <main>
      <title>{texts.title}</title>
      <header className="px-8 py-10">
        <h1 className="font-display text-4xl">{texts.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft">{texts.note}</p>
      </header>
      <div className="grid lg:grid-cols-2">
        <Theme name="dark" title={texts.dark} />
        <Theme name="light" title={texts.light} />
      </div>
    </main>
  );
}

function Theme({ name, title }: { name: 'dark' | 'light'; title: string }) {
  return (
    <div data-theme={name} className="min-w-0 bg-ground p-8 text-ink">
      <h2 className="font-display text-3xl">{title}</h2>
      {specimens.map((specimen) => (
        <section
          key={specimen.of.name}
          aria-label={`${specimen.of.name} ${title}`}
          className="mt-10"
        >
          <h3 className="font-display text-2xl">{specimen.of.name}</h3>
          <dl className="mt-3 space-y-5">
            {Object.entries(specimen.states).map(([state, shown]) => (
              <div key={state}>
                <dt className="pb-2 text-sm text-ink-faint">{state}</dt>
                {/* Elements that are fixed to the window elsewhere are fixed to this box. */}
                <dd
                  className={`flex flex-wrap items-center gap-3 *:min-w-0 [transform:translate(0)] ${specimen.wide ? '*:w-full' : ''}`}
                >
                  {shown}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
