// Content credentials (C2PA): signs generated pictures and clips, and verifies files that this site has signed.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { signClaim } from './cose.ts';
import { defineReader, HeldBlob } from './held-blob.ts';
import { createIdentity, type SigningIdentity } from './identity.ts';

export type SignedType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'video/mp4';

export interface Made {
  readonly type: SignedType;
  /** The IPTC digital source type. */
  readonly source: string;
  readonly at: Date;
}

export interface Credentials {
  /** Returns the file with a manifest that says how and when it was made, and nothing else. */
  sign(file: Uint8Array, made: Made): Promise<Buffer>;
  /** The manifest's contents; undefined unless this key signed the file and it is unchanged since. */
  read(file: Uint8Array, type: SignedType): Promise<{ at: Date } | undefined>;
}

const NAME = 'Velour';
/** Reserved in each file for the signature and its certificate. */
const RESERVED_BYTES = 768;
const SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Loaded lazily: the library takes tens of milliseconds, and most processes sign nothing. */
let library: ReturnType<typeof start> | undefined;
const load = () => (library ??= start());

async function start() {
  defineReader();
  const c2pa = await import('@contentauth/c2pa-wasm');
  const file = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
  c2pa.initSync({ module: await readFile(file) });
  return c2pa;
}

const Manifest = z.object({
  active_manifest: z.string(),
  manifests: z.record(
    z.string(),
    z.object({ assertions: z.array(z.object({ label: z.string(), data: z.unknown() })) }),
  ),
  validation_state: z.string(),
});
const Actions = z.object({ actions: z.array(z.object({ when: z.iso.datetime() })).min(1) });

/** `seed` has 32 bytes; the same seed verifies what it has signed. */
export function createCredentials(seed: Buffer): Credentials {
  let identity: SigningIdentity | undefined;
  const identify = () => (identity ??= createIdentity(seed, NAME));

  return {
    async sign(file, { type, source, at }) {
      const { WasmBuilder } = await load();
      const { key, certificate } = identify();
      const action = {
        action: 'c2pa.created',
        digitalSourceType: `${SOURCES}${source}`,
        when: at.toISOString(),
      };
      const definition = {
        claim_generator_info: [{ name: NAME }],
        assertions: [{ label: 'c2pa.actions.v2', data: { actions: [action] } }],
      };
      const builder = WasmBuilder.fromJson(JSON.stringify(definition), JSON.stringify(SIGNING));
      const signer = {
        alg: 'ed25519',
        reserveSize: RESERVED_BYTES,
        sign: async (claim: Uint8Array<ArrayBuffer>) =>
          new Uint8Array(signClaim(claim, { key, certificate, bytes: RESERVED_BYTES })),
      };
      try {
        return Buffer.from(await builder.sign(signer, [], type, new HeldBlob(file, type)));
      } finally {
        builder.free();
      }
    },

    async read(file, type) {
      const { WasmReader } = await load();
      const { pem } = identify();
      const settings = JSON.stringify({ trust: { user_anchors: pem }, verify: READING });
      const reader = await WasmReader.fromBytes(type, file, settings).catch(() => undefined);
      if (!reader) return undefined; // no manifest, or none that can be read
      try {
        return madeIn(JSON.parse(reader.json()));
      } finally {
        reader.free();
      }
    },
  };
}

/** No thumbnail, which would double the file's size; no verification of what was just signed. */
const SIGNING = {
  builder: { thumbnail: { enabled: false } },
  verify: { verify_after_sign: false },
};
/** Verifies offline, by the file's contents alone. */
const READING = { verify_trust: true, ocsp_fetch: false, remote_manifest_fetch: false };

/** `Trusted`: signed by our key; `Valid`: signed by any other key. */
function madeIn(given: unknown): { at: Date } | undefined {
  const store = Manifest.safeParse(given).data;
  if (store?.validation_state !== 'Trusted') return undefined;
  const { assertions = [] } = store.manifests[store.active_manifest] ?? {};
  const found = assertions.find(({ label }) => label === 'c2pa.actions.v2');
  const when = Actions.safeParse(found?.data).data?.actions[0]?.when;
  return when === undefined ? undefined : { at: new Date(when) };
}
