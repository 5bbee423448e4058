// Content credentials (C2PA): signs a made picture or clip in its file, and recognizes what a site has signed.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { signClaim } from './cose.ts';
import { defineReader, HeldBlob } from './held-blob.ts';
import { createIdentity, type SigningIdentity } from './identity.ts';

export type SignedType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'video/mp4';

export interface Made {
  readonly type: SignedType;
  /** The name of its digital source type in the vocabulary of IPTC. */
  readonly source: string;
  readonly at: Date;
}

export interface Credentials {
  /** The same file with a manifest: how it came to be, and when. Nothing else is in it. */
  sign(file: Uint8Array, made: Made): Promise<Buffer>;
  /** What the manifest of a file says, where this key has signed it and the file is unchanged since. */
  read(file: Uint8Array, type: SignedType): Promise<{ at: Date } | undefined>;
}

const NAME = 'Velour';
/** For the signature and its certificate, in each file. */
const RESERVED_BYTES = 768;
const SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The library takes tens of milliseconds to load, and most starts sign nothing. */
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

/** `seed` has 32 bytes; the same seed recognizes what it has signed. */
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

/** A picture of itself in each file would double it; what was just signed needs no check. */
const SIGNING = {
  builder: { thumbnail: { enabled: false } },
  verify: { verify_after_sign: false },
};
/** By what is in the file alone. */
const READING = { verify_trust: true, ocsp_fetch: false, remote_manifest_fetch: false };

/** `Trusted` is what our own key signed, `Valid` what any other did. */
function madeIn(given: unknown): { at: Date } | undefined {
  const store = Manifest.safeParse(given).data;
  if (store?.validation_state !== 'Trusted') return undefined;
  const { assertions = [] } = store.manifests[store.active_manifest] ?? {};
  const found = assertions.find(({ label }) => label === 'c2pa.actions.v2');
  const when = Actions.safeParse(found?.data).data?.actions[0]?.when;
  return when === undefined ? undefined : { at: new Date(when) };
}
