// How to connect a language model, while the demo model writes the replies: three steps, and a model for each size of
// memory.
import { Section } from '../../../ui/section.tsx';
import { texts as all } from './texts.ts';

const texts = all.setup;
const cell = 'py-2 pe-4 text-start align-top';

/** Models that fit into this much memory with 4 to 5 bits per weight, with room for a chat. */
const models = [
  { memory: 4, name: 'qwen3:4b', licence: 'Apache 2.0' },
  { memory: 8, name: 'qwen3:8b', licence: 'Apache 2.0' },
  { memory: 12, name: 'mistral-nemo:12b', licence: 'Apache 2.0' },
  { memory: 24, name: 'mistral-small3.2:24b', licence: 'Apache 2.0' },
  { memory: 48, name: 'llama3.3:70b', licence: 'Llama 3.3 Community' },
] as const;

export function ModelSetup() {
  return (
    <Section title={texts.title} sentence={texts.sentence} className="gap-4">
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        <li>{texts.install}</li>
        <li>
          {texts.pull} <Command text={texts.pull_command(models[1].name)} />
        </li>
        <li>
          {texts.restart} <Command text={texts.restart_command} />
        </li>
      </ol>
      <table className="w-full text-sm">
        <caption className="pb-1 text-start font-medium">{texts.which}</caption>
        <thead className="text-ink-faint">
          <tr>
            <th className={`${cell} font-normal`}>{texts.memory}</th>
            <th className={`${cell} font-normal`}>{texts.model}</th>
            <th className={`${cell} font-normal`}>{texts.licence}</th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ memory, name, licence }) => (
            <tr key={name} className="border-t border-line">
              <td className={`${cell} whitespace-nowrap`}>{texts.gigabytes(memory)}</td>
              <td className={cell}>
                <code className="select-all">{name}</code>
              </td>
              <td className={cell}>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-soft">{texts.where}</p>
    </Section>
  );
}

function Command({ text }: { text: string }) {
  return (
    <code className="mt-1 block rounded-small bg-ground px-3 py-2 text-sm select-all">{text}</code>
  );
}
