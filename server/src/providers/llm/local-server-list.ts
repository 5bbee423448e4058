// Lists the model servers on this machine that could replace the demo model, with the settings that connect them.
import type { SetupOption } from '@velour/contract/operations.ts';
import { findLocalServer } from './local-servers.ts';
import { normaliseBaseUrl } from './openai-compatible/transport.ts';

/** The server that the start would use by itself; takes at most half a second. */
export async function findNearby(
  needs: Parameters<typeof findLocalServer>[0],
): Promise<SetupOption[]> {
  const found = await findLocalServer(needs);
  if (!found) return [];
  const { kind, baseUrl, model } = found;
  const settings = [`LLM_BASE_URL=${normaliseBaseUrl(baseUrl)}`, `LLM_MODEL=${model}`];
  return [{ name: `${kind} · ${model}`, settings }];
}
