/** The shell's server sends it from here, so that it may act for the whole site. */
const pushWorkerUrl = '/push-worker.js';

/** What the API stores of a subscription. */
export interface BrowserSubscription {
  endpoint: string;
  expirationTime: number | null;
  keys: { p256dh: string; auth: string };
}

/** Whether this browser can receive push messages at all. */
export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The present subscription; the worker is not registered for this. */
async function findSubscription(): Promise<PushSubscription | null> {
  if (!supportsPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const hasSubscription = async (): Promise<boolean> => (await findSubscription()) !== null;

/** Registers the worker and subscribes to messages that are signed with this key (VAPID, base64url). Throws where the browser's push service refuses. */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription> {
  await navigator.serviceWorker.register(pushWorkerUrl, { scope: '/', updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  // One that was made with another key would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', expirationTime = null, keys = {} } = subscription.toJSON();
  return { endpoint, expirationTime, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
