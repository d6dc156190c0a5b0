/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { Page } from '@gvg/contracts/paging';
import { createI18n } from '@gvg/i18n';
import { act, screen } from '@testing-library/react';
import { addressOf } from '../api/address.ts';
import type { Api } from '../api/create-api.ts';
import { useData } from '../data/use-data.ts';
import { HydrateLater, page, pageContext } from '../index.ts';
import { useInfiniteList } from '../lists.ts';
import { renderFragment } from '../server/render-fragment.tsx';
import type { SessionPort } from '../session/session-port.ts';
import { startPage } from '../shell/page-context.ts';
import { remoteApplication } from './remote-application.tsx';
import type { RemoteDefinition } from './remote-definition.ts';

interface Note {
  text: string;
}

const [first, later, unread] = ['/v1/first', '/v1/later', '/v1/unread'] as const;
const list = addressOf('listProducts', { query: { limit: 1 } });

/** What the server has, and what it answers the browser. */
const onServer: Record<string, unknown> = {
  [first]: { text: 'server' },
  [later]: { text: 'server' },
  [list]: { docs: [{ _id: 'server' }], hasNextPage: false },
};
const inBrowser: Record<string, unknown> = {
  [first]: { text: 'browser' },
  [later]: { text: 'browser' },
  [unread]: { text: 'browser' },
  [list]: { docs: [{ _id: 'browser' }], hasNextPage: false },
};

let reads: string[];
let renders: string[];

const apiOf = (responses: Record<string, unknown>) =>
  ({
    read: (address: string) => {
      reads.push(address);
      return Promise.resolve(responses[address]);
    },
  }) as unknown as Api;

function Text({ name, address }: { name: string; address: string }) {
  const { data } = useData<Note>(address);
  renders.push(`${name} ${data?.text ?? 'none'}`);
  return data ? <h2>{`${name} ${data.text}`}</h2> : <p>{name} is loading</p>;
}

function List() {
  const { items } = useInfiniteList('listProducts', { query: { limit: 1 } });
  renders.push(`list ${items?.[0]?._id ?? 'none'}`);
  return items ? <h2>{`list ${items.map(({ _id }) => _id).join()}`}</h2> : <p>list is loading</p>;
}

const View = () => (
  <>
    <h1>title</h1>
    <Text name="first" address={first} />
    <Text name="unread" address={unread} />
    <List />
    <HydrateLater>
      <Text name="later" address={later} />
    </HydrateLater>
  </>
);

let loadCode: () => Promise<() => React.JSX.Element>;

const remote: RemoteDefinition = {
  name: 'mf-sample',
  namespace: 'sample',
  loadTexts: () => Promise.resolve({}),
  fallback: null,
  pages: [
    {
      name: 'view',
      path: '/',
      Page: page(() => loadCode()),
      async loader({ read }) {
        await Promise.all([read<Note>(first), read<Note>(later), read<Page<unknown>>(list)]);
        return { status: 200 };
      },
    },
  ],
};

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const title = () => screen.getByRole('heading', { level: 1 });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const rendered = (name: string) => renders.filter((render) => render.startsWith(name));

let changePerson: () => void;
let becomeIdle: () => Promise<void>;
let unmount: () => Promise<void>;
let errors: jest.Mock;
/** Of the server's markup: another one when React could not hydrate it. */
let serverTitle: HTMLElement;
const recordError = (event: ErrorEvent) => {
  event.preventDefault();
  errors(event.message);
};

/** The document as the shell renders it; `mount` resolves while the code of the page loads, `finish` ends that. */
async function openPage() {
  loadCode = () => Promise.resolve(View);
  const fragment = await renderFragment(remote, {
    path: '/',
    api: apiOf(onServer),
    origin: 'http://localhost',
    build: 'b1',
  });
  if (fragment.status !== 200) throw new Error('no fragment');
  document.body.innerHTML = `<div id="gvg-mf-sample" data-ssr="b1">${fragment.html}</div><script type="application/json" id="gvg-state-mf-sample">${JSON.stringify(fragment.state)}</script>`;
  const listeners: (() => void)[] = [];
  const session = {
    onChange: (listener: () => void) => (listeners.push(listener), () => {}),
  } as unknown as SessionPort;
  changePerson = () => listeners.forEach((listener) => listener());
  startPage({ locale: 'vi', api: apiOf(inBrowser), i18n: createI18n('vi', { ui: {} }), session });
  let codeArrives = () => {};
  loadCode = () => new Promise((resolve) => (codeArrives = () => resolve(View)));
  const application = remoteApplication(remote);
  unmount = () => application.unmount();
  const mounted = application.mount({ build: 'b1' });
  serverTitle = title();
  reads = [];
  renders = [];
  return {
    async finish() {
      codeArrives();
      await act(() => mounted);
    },
  };
}

beforeEach(() => {
  reads = [];
  renders = [];
  errors = jest.fn();
  addEventListener('error', recordError);
  // React hydrates after the events of a test, outside of its act(), and warns that a section no longer waits; what does not fit is an error event.
  jest.spyOn(console, 'error').mockImplementation();
  history.replaceState(null, '', '/');
  const waiting: (() => void)[] = [];
  window.requestIdleCallback = (callback) =>
    waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 10 }));
  becomeIdle = () => act(() => Promise.resolve(waiting.splice(0).forEach((run) => run())));
});
afterEach(async () => {
  expect(title()).toBe(serverTitle);
  await act(() => unmount());
  removeEventListener('error', recordError);
  jest.restoreAllMocks();
  expect(errors.mock.calls).toEqual([]);
});

describe('markup of the server', () => {
  it('is hydrated in place when the person changes while the code of its page loads, and shows the new responses then', async () => {
    const { finish } = await openPage();
    changePerson();
    await finish();
    expect(rendered('first')[0]).toBe('first server');
    expect(rendered('list')[0]).toBe('list server');
    await settle();
    await becomeIdle();
    await settle();
    expect(headings()).toEqual(['first browser', 'unread browser', 'list browser', 'later browser']);
  });

  it('is hydrated in place in a section that comes later, when the person has changed meanwhile', async () => {
    const { finish } = await openPage();
    await finish();
    await settle();
    changePerson();
    await settle();
    expect(rendered('later')).toEqual([]);
    await becomeIdle();
    await settle();
    expect(rendered('later')).toEqual(['later server', 'later none', 'later browser']);
    expect(headings()).toEqual(['first browser', 'unread browser', 'list browser', 'later browser']);
  });

  it('is hydrated in place when the page has newer responses, or such that the server did not read', async () => {
    const { finish } = await openPage();
    const { data } = pageContext();
    data.hydrate(inBrowser, Date.now());
    await finish();
    await settle();
    await becomeIdle();
    await settle();
    expect(rendered('first')).toEqual(['first server', 'first browser']);
    expect(rendered('unread')).toEqual(['unread none', 'unread browser']);
    expect(rendered('later')).toEqual(['later server', 'later browser']);
    expect(reads).toEqual([]);
  });

  it('is rendered once when nothing has changed', async () => {
    const { finish } = await openPage();
    await finish();
    await settle();
    await becomeIdle();
    await settle();
    expect(['first', 'list', 'later'].map(rendered)).toEqual([['first server'], ['list server'], ['later server']]);
    expect(reads).toEqual([unread]);
  });
});
