/* global self */
// The service worker of push messages: shows the messages that notify sends (`PushMessage` of the contracts) and opens their pages. It is
// registered when a person switches push messages on, and handles no requests of pages. It is served as this classic script, unbuilt:
// browsers compare its bytes to detect a new version.

const shopName = 'Goods Viet Goods';
const icon = '/favicon.ico';
/** For an unreadable message: browsers require a notification for each message. */
const fallback = { title: shopName, body: '', link: '/user/notification', tag: 'unreadable' };
const longest = { title: 200, body: 1_000 };

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** Checks that `value` is a path of this site: no host, and no backslash, which browsers read as a slash. */
const isOwnPath = (value) =>
  isText(value) &&
  /^\/(?![/\\])[^\s\\]*$/.test(value) &&
  new URL(value, self.location.origin).origin === self.location.origin;

function readMessage(data) {
  let message;
  try {
    message = data?.json();
  } catch {
    return fallback;
  }
  if (!isText(message?.title)) return fallback;
  const { _id, title, body, link } = message;
  return {
    title: title.slice(0, longest.title),
    body: isText(body) ? body.slice(0, longest.body) : '',
    link: isOwnPath(link) ? link : fallback.link,
    tag: isText(_id) ? _id : fallback.tag,
  };
}

let shown = Promise.resolve();

/** Shows notifications one after another: a device that was offline receives several at once, and the last one of each tag must stay. */
function show(data) {
  const { title, body, link, tag } = readMessage(data);
  shown = shown
    .catch(() => undefined)
    .then(() => self.registration.showNotification(title, { body, icon, tag, data: { link } }));
  return shown;
}

/** Returns a tab that shows the page already, else the focused one, else any. */
function choose(tabs, address) {
  return tabs.find(({ url }) => url === address) ?? tabs.find(({ focused }) => focused) ?? tabs[0];
}

async function open(link) {
  const address = new URL(isOwnPath(link) ? link : fallback.link, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = choose(tabs, address);
  if (tab === undefined) return self.clients.openWindow(address);
  // First, because the click allows it only briefly.
  await tab.focus().catch(() => undefined);
  // The worker cannot navigate a tab that it does not control.
  return tab.url === address ? tab : tab.navigate(address).catch(() => self.clients.openWindow(address));
}

// A new worker takes over the open tabs at once: it can navigate only tabs that it controls.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});
