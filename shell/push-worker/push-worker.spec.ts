import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PushMessage } from '@gvg/contracts/notify/push-message';
import { turns } from '@gvg/testing/turns';

const origin = 'https://shop.example';
const source = readFileSync(path.join(import.meta.dirname, 'push-worker.js'), 'utf8');
const message: PushMessage = {
  _id: '0'.repeat(24),
  typeNotify: 'ORDER_STATUS',
  title: 'GVG7K3F2Q cân xong',
  body: 'Còn 846,000đ cước.',
  link: '/order/GVG7K3F2Q',
};

interface Tab {
  url: string;
  focused?: boolean;
  focus: jest.Mock;
  navigate: jest.Mock;
}

const tabAt = (url: string, changes: Partial<Tab> = {}): Tab => {
  const tab: Tab = {
    url: origin + url,
    focus: jest.fn(() => Promise.resolve(tab)),
    navigate: jest.fn(() => Promise.resolve(tab)),
    ...changes,
  };
  return tab;
};

/** Runs the worker with fakes of the globals that it uses. */
function startWorker(tabs: Tab[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = jest.fn((_title: string, _options: NotificationOptions) => Promise.resolve());
  const clients = {
    matchAll: jest.fn(() => Promise.resolve(tabs)),
    openWindow: jest.fn(() => Promise.resolve()),
    claim: jest.fn(() => Promise.resolve()),
  };
  const self = {
    location: new URL(`${origin}/push-worker.js`),
    registration: { showNotification },
    clients,
    skipWaiting: jest.fn(() => Promise.resolve()),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the file as a script of its own
  new Function('self', source)(self);
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const close = jest.fn();
  return {
    self,
    clients,
    close,
    dispatch,
    /** Returns the notification shown for a message with this text. */
    async push(text: string | null) {
      await dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } });
      const [title, options] = showNotification.mock.lastCall ?? [];
      return { title, ...options };
    },
    click: (data: unknown) => dispatch('notificationclick', { notification: { close, data } }),
  };
}

describe('a push message', () => {
  it('is shown with its text, and only once for the same notification', async () => {
    expect(await startWorker().push(JSON.stringify(message))).toEqual({
      title: message.title,
      body: message.body,
      icon: '/favicon.ico',
      tag: message._id,
      data: { link: message.link },
    });
  });

  it.each([
    ['nothing', null],
    ['what is no JSON', '<script>'],
    ['another kind of JSON', '"text"'],
    ['null', 'null'],
    ['no title', JSON.stringify({ ...message, title: ' ' })],
    ['a title that is no text', JSON.stringify({ ...message, title: { toString: 1 } })],
  ])("of %s shows the shop's name and leads to the list", async (_, text) => {
    expect(await startWorker().push(text)).toMatchObject({
      title: 'Goods Viet Goods',
      body: '',
      data: { link: '/user/notification' },
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/a b',
    'javascript:alert(1)',
    '',
    7,
    null,
    ['/order'],
  ])('never leads to %j', async (link) => {
    expect(await startWorker().push(JSON.stringify({ ...message, link }))).toMatchObject({
      title: message.title,
      data: { link: '/user/notification' },
    });
  });

  it('is shown without values that are too long or of another type', async () => {
    expect(
      await startWorker().push(JSON.stringify({ ...message, title: 'a'.repeat(5_000), body: 5, _id: {} })),
    ).toMatchObject({ title: 'a'.repeat(200), body: '', tag: 'unreadable' });
  });
});

it('is shown in order of arrival when several arrive together', async () => {
  const { push, self } = startWorker();
  const shown: string[] = [];
  const turn = { A: 30, B: 20, C: 10 };
  self.registration.showNotification.mockImplementation(async (title) => {
    await turns(turn[title as keyof typeof turn]);
    shown.push(title);
    if (title === 'A') throw new TypeError('No notification permission has been granted for this origin.');
  });
  await Promise.allSettled(['A', 'B', 'C'].map((title) => push(JSON.stringify({ ...message, title }))));
  expect(shown).toEqual(['A', 'B', 'C']);
});

describe('a click', () => {
  it('opens a tab when there is none', async () => {
    const worker = startWorker();
    await worker.click({ link: '/en/order/GVG7K3F2Q' });
    expect(worker.close).toHaveBeenCalled();
    expect(worker.clients.openWindow).toHaveBeenCalledWith(`${origin}/en/order/GVG7K3F2Q`);
  });

  it('focuses a tab that shows the page already', async () => {
    const [other, same] = [tabAt('/', { focused: true }), tabAt('/order/GVG7K3F2Q')];
    const worker = startWorker([other, same]);
    await worker.click({ link: '/order/GVG7K3F2Q' });
    expect(same.focus).toHaveBeenCalled();
    expect([same.navigate, other.focus, worker.clients.openWindow].map((mock) => mock.mock.calls.length)).toEqual([
      0, 0, 0,
    ]);
  });

  it('navigates the focused tab', async () => {
    const [first, second] = [tabAt('/search'), tabAt('/', { focused: true })];
    await startWorker([first, second]).click({ link: '/order/GVG7K3F2Q' });
    expect(second.navigate).toHaveBeenCalledWith(`${origin}/order/GVG7K3F2Q`);
    expect(first.focus).not.toHaveBeenCalled();
  });

  it('opens a tab if an open one cannot be navigated', async () => {
    const worker = startWorker([
      tabAt('/', { navigate: jest.fn(() => Promise.reject(new TypeError('not controlled'))) }),
    ]);
    await worker.click({ link: '/order/GVG7K3F2Q' });
    expect(worker.clients.openWindow).toHaveBeenCalledWith(`${origin}/order/GVG7K3F2Q`);
  });

  it.each([{ link: 'https://evil.example/' }, {}, null])('on %j leads to the list', async (data) => {
    const worker = startWorker();
    await worker.click(data);
    expect(worker.clients.openWindow).toHaveBeenCalledWith(`${origin}/user/notification`);
  });
});

test('a new worker takes over the open tabs at once', async () => {
  const worker = startWorker();
  await worker.dispatch('install', {});
  await worker.dispatch('activate', {});
  expect([worker.self.skipWaiting, worker.clients.claim].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
});
