// The adapter in use, its description, and other configured ones.
import type { ProviderStatus } from '@velour/contract/operations.ts';
import { modelName } from '../../shared/admin/model-name.ts';
import { texts } from './texts.ts';

export function ProviderAdapter({ engine: shown }: { engine: ProviderStatus }) {
  const { name, description, others, is_stand_in, state } = shown;
  // In other states, the state shows it.
  const isHidden = is_stand_in && state === 'failing';
  return (
    <div className="min-w-0 text-sm wrap-anywhere text-ink-soft">
      <p>
        {isHidden ? texts.adapter_stand_in : texts.adapter}{' '}
        <code className="text-ink">{modelName(name)}</code>
      </p>
      {description !== '' && <p className="text-ink-faint">{description}</p>}
      {others.length > 0 && (
        <>
          <p className="mt-2">{texts.others}</p>
          <ul className="list-disc pl-5">
            {others.map((other) => (
              <li key={other.name}>
                <code className="text-ink">{other.name}</code>{' '}
                <span className="text-ink-faint">{other.description}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
