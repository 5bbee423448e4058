// Push on this device: requests permission, subscribes at the browser's push service, and registers with the server.
import {
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from '@velour/contract/notification-values.ts';
import { api } from '../../lib/api.ts';
import { createStore } from '../../lib/store.ts';
import { memory } from '../../lib/storage.ts';

const TOKEN = 'push-token';

/** The token of this browser's registration; null without one. */
export const pushToken = createStore(memory.read(TOKEN));

const remember = (token: string | null): void => {
  memory.write(TOKEN, token);
  pushToken.change(() => token);
};

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isBlocked = (): boolean => Notification.permission === 'denied';

/** Returns `blocked` if the user or the browser refuses. Throws if the push service or the server fails. */
export async function startPush(): Promise<'on' | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const worker = await navigator.serviceWorker.ready;
  const { public_key } = await api.notifications.key();
  const subscribe = () =>
    worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  const subscription = await subscribe().catch(async (error: unknown) => {
    // A subscription with another key, of an earlier installation at this address, has to end first.
    const earlier = await worker.pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return subscribe();
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const topics: NotificationTopic[] = [...NOTIFICATION_TOPICS];
  const body = { subscription: { endpoint, keys: { p256dh, auth } }, topics };
  const { token } = await api.notifications.register({ body });
  remember(token);
  return 'on';
}

/** The server deletes the registration first; the browser's own subscription is useless after that. */
export async function stopPush(token: string): Promise<void> {
  await api.notifications.remove({ params: { token } });
  remember(null);
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
