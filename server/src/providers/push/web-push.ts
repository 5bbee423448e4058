// Web push (RFC 8030, 8291, 8292): encrypted and signed by the library, sent by our SSRF-guarded POST.
import { ECDH } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { createBreaker, type Breaker } from '../../platform/breaker.ts';
import { createGuardedPost, PostFailure, type GuardSettings } from '../../platform/guarded-post.ts';
import { PUSH_MS, PUSH_TTL_S, PushFailure, type PushMessage, type PushProvider } from './port.ts';

interface Settings extends GuardSettings {
  readonly pushMs?: number;
}

/** A host that answers nothing costs each message a timeout; anyone can register one. */
const SILENT_HOST = { failuresToOpen: 3, openMs: 5 * 60_000 };
const MAX_HOSTS = 10_000;

export function createWebPush(settings: Settings = {}): PushProvider {
  const { pushMs = PUSH_MS } = settings;
  const post = createGuardedPost(settings);
  const breakers = new LRUCache<string, Breaker>({ max: MAX_HOSTS });
  const breakerOf = (endpoint: string): Breaker => {
    const host = URL.parse(endpoint)?.host ?? '';
    const breaker = breakers.get(host) ?? createBreaker(SILENT_HOST);
    breakers.set(host, breaker);
    return breaker;
  };

  return {
    createKeys() {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      return { public_key: publicKey, private_key: privateKey };
    },

    async send(message) {
      if (!isCurvePoint(message.target.keys.p256dh)) return 'gone';
      const { endpoint } = message.target;
      const breaker = breakerOf(endpoint);
      if (!breaker.mayTry()) throw new PushFailure('The push service doesn’t answer.');
      const { headers, body } = encrypt(message);
      try {
        const status = await post(endpoint, { headers, body, ms: pushMs });
        breaker.reached();
        return outcomeOf(status);
      } catch (error) {
        if (!(error instanceof PostFailure)) throw error;
        if (error.kind === 'refused') return 'gone';
        breaker.failed();
        throw new PushFailure('The push service can’t be reached.', { cause: error.cause });
      }
    },
  };
}

/** The key comes from the client, and 65 bytes that are not a point of the curve cannot be used for encryption. */
function isCurvePoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function encrypt({ target, keys, contact, text }: PushMessage) {
  const { headers, body } = webPush.generateRequestDetails(target, text, {
    vapidDetails: {
      subject: contact,
      publicKey: keys.public_key,
      privateKey: keys.private_key,
    },
    TTL: PUSH_TTL_S,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
  });
  return { headers, body: body ?? Buffer.alloc(0) };
}

function outcomeOf(status: number): 'sent' | 'gone' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500)
    throw new PushFailure(`The push service answered ${status}.`);
  return 'refused';
}
