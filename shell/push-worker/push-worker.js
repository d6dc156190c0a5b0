/* global self */
// The service worker of push messages: shows what notify sends (`PushMessage` of the contracts) and opens what it is about. It is registered once somebody
// switches push messages on, and answers no requests of pages. A classic script as it is written here: browsers compare its bytes to find a new one.

const shopName = 'Goods Viet Goods';
const icon = '/favicon.ico';
/** For a message that cannot be read: browsers require that each one shows something. */
const fallback = { title: shopName, body: '', link: '/user/notification', tag: 'unreadable' };
const longest = { title: 200, body: 1_000 };

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** Whether it is a path of this site: no host, and no backslash, which browsers read as a slash. */
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

/** One after the other: a device that was offline gets several at once, and of those with one tag the last one stays. */
function show(data) {
  const { title, body, link, tag } = readMessage(data);
  shown = shown
    .catch(() => undefined)
    .then(() => self.registration.showNotification(title, { body, icon, tag, data: { link } }));
  return shown;
}

/** A tab that shows the page already; else the one that is looked at, or any. */
function choose(tabs, address) {
  return tabs.find(({ url }) => url === address) ?? tabs.find(({ focused }) => focused) ?? tabs[0];
}

async function open(link) {
  const address = new URL(isOwnPath(link) ? link : fallback.link, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = choose(tabs, address);
  if (tab === undefined) return self.clients.openWindow(address);
  // First: the click allows it for a short time only.
  await tab.focus().catch(() => undefined);
  // A tab that this worker does not control cannot be navigated by it.
  return tab.url === address ? tab : tab.navigate(address).catch(() => self.clients.openWindow(address));
}

// A new worker takes over at once, also the tabs that are open: only those can be navigated.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});
