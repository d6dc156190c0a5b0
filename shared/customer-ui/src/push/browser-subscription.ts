/** The shell's server serves it from the root, so that its scope is the whole site. */
const pushWorkerUrl = '/push-worker.js';

/** Data of a subscription that the API stores. */
export interface BrowserSubscription {
  endpoint: string;
  expirationTime: number | null;
  keys: { p256dh: string; auth: string };
}

/** Returns whether this browser can receive push messages at all. */
export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns the current subscription. Does not register the worker. */
async function findSubscription(): Promise<PushSubscription | null> {
  if (!supportsPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const hasSubscription = async (): Promise<boolean> => (await findSubscription()) !== null;

/**
 * Registers the worker and subscribes to messages signed with this key (VAPID, base64url). Throws if the browser's push service refuses.
 */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription> {
  await navigator.serviceWorker.register(pushWorkerUrl, { scope: '/', updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  // A subscription with another key would be rejected.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', expirationTime = null, keys = {} } = subscription.toJSON();
  return { endpoint, expirationTime, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
