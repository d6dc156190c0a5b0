/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { createI18n } from '@gvg/i18n';
import { useInfiniteQuery, useQuery } from '@gvg/query';
import { turns } from '@gvg/testing/turns';
import { act, screen } from '@testing-library/react';
import type { Api } from '../api/create-api.ts';
import { HydrateLater, apiListQuery, keyOf, page, pageContext } from '../index.ts';
import { renderFragment } from '../server/render-fragment.tsx';
import type { SessionPort } from '../session/session-port.ts';
import { startPage } from '../shell/start-page.ts';
import { remoteApplication } from './remote-application.tsx';
import type { RemoteDefinition } from './remote-definition.ts';

const listQuery = apiListQuery('listProducts', { query: { limit: 1 } });
const textQuery = (name: string) => ({ queryKey: keyOf(`/v1/${name}`) });

const apiOf = (owner: string, reads: string[] = []) =>
  ({
    read(address: string) {
      reads.push(address);
      return Promise.resolve(
        address.startsWith('/v1/products')
          ? { docs: [{ _id: owner }], totalDocs: 1, page: 1, hasNextPage: false }
          : { text: owner },
      );
    },
  }) as unknown as Api;

let renders: string[];

function Text({ name }: { name: string }) {
  const { data } = useQuery<{ text: string }>(textQuery(name));
  renders.push(`${name} ${data?.text ?? 'none'}`);
  return data ? <h2>{`${name} ${data.text}`}</h2> : <p>{name} is loading</p>;
}

function List() {
  const { data } = useInfiniteQuery(listQuery);
  renders.push(`list ${data?.items[0]?._id ?? 'none'}`);
  return data ? <h2>{`list ${data.items.map(({ _id }) => _id).join()}`}</h2> : <p>list is loading</p>;
}

/** Runs between two steps of a render, which React does in short tasks. */
let betweenSteps: (() => void) | undefined;

function NextStep() {
  betweenSteps?.();
  betweenSteps = undefined;
  return null;
}

const View = () => (
  <>
    <h1>title</h1>
    <NextStep />
    <Text name="first" />
    <List />
    <HydrateLater>
      <Text name="later" />
    </HydrateLater>
  </>
);

let loadCode: () => Promise<() => React.JSX.Element>;

const remote: RemoteDefinition = {
  name: 'mf-sample',
  namespace: 'sample',
  loadTexts: () => Promise.resolve({}),
  fallback: null,
  NotFound: () => <h1>Không tìm thấy</h1>,
  pages: [
    {
      name: 'view',
      path: '/',
      Page: page(() => loadCode()),
      async loader({ queryClient }) {
        await Promise.all([
          queryClient.query(textQuery('first')),
          queryClient.query(textQuery('later')),
          queryClient.infiniteQuery(listQuery),
        ]);
        return { status: 200 };
      },
    },
  ],
};

const settle = () => act(() => turns());
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

let reads: string[];
let changePerson: () => void;
let becomeIdle: () => Promise<void>;
let unmount: () => Promise<void>;
let errors: jest.Mock;
const recordError = (event: ErrorEvent) => {
  event.preventDefault();
  errors(event.message);
};

/** Opens the document as the shell renders it. `mount` resolves while the code of the page loads; `finish` completes that. */
async function openPage() {
  loadCode = () => Promise.resolve(View);
  const fragment = await renderFragment(remote, {
    path: '/',
    api: apiOf('server'),
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
  reads = [];
  startPage({ locale: 'vi', api: apiOf('browser', reads), i18n: createI18n('vi', { ui: {} }), session });
  let codeArrives = () => {};
  loadCode = () => new Promise((resolve) => (codeArrives = () => resolve(View)));
  const application = remoteApplication(remote);
  unmount = () => application.unmount();
  const mounted = application.mount({ build: 'b1' });
  renders = [];
  return {
    title: screen.getByRole('heading', { level: 1 }),
    async finish() {
      codeArrives();
      await act(() => mounted);
    },
  };
}

beforeEach(() => {
  renders = [];
  errors = jest.fn();
  addEventListener('error', recordError);
  // React hydrates after the test's events, outside of its act(), and warns about it.
  jest.spyOn(console, 'error').mockImplementation();
  history.replaceState(null, '', '/');
  const waiting: (() => void)[] = [];
  window.requestIdleCallback = (callback) =>
    waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 10 }));
  becomeIdle = () => act(() => Promise.resolve(waiting.splice(0).forEach((run) => run())));
});
afterEach(async () => {
  await act(() => unmount());
  removeEventListener('error', recordError);
  jest.restoreAllMocks();
  expect(errors.mock.calls).toEqual([]);
});

describe('queries in server-rendered markup', () => {
  it('hydrate in place and read nothing again', async () => {
    const { title, finish } = await openPage();
    await finish();
    await settle();
    await becomeIdle();
    await settle();
    expect(renders).toEqual(['first server', 'list server', 'later server']);
    expect(reads).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  });

  it("show the responses of another person who signed in while the page's code was loading", async () => {
    const { title, finish } = await openPage();
    changePerson();
    await finish();
    await settle();
    await becomeIdle();
    await settle();
    expect(headings()).toEqual(['first browser', 'list browser', 'later browser']);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    expect(renders.filter((render) => render.endsWith('none'))).toEqual([]);
  });

  it('show the responses of another person who signed in while the page was being hydrated', async () => {
    const { title, finish } = await openPage();
    betweenSteps = changePerson;
    await finish();
    await settle();
    await becomeIdle();
    await settle();
    expect(headings()).toEqual(['first browser', 'list browser', 'later browser']);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    expect(renders.filter((render) => render.endsWith('none'))).toEqual([]);
  });

  it('show the responses of another person in a section that is not hydrated yet', async () => {
    const { finish } = await openPage();
    await finish();
    await settle();
    changePerson();
    await settle();
    await becomeIdle();
    await settle();
    expect(headings()).toEqual(['first browser', 'list browser', 'later browser']);
    expect(renders).not.toContain('later none');
  });

  it('show newer responses that the page read before hydration', async () => {
    const { finish } = await openPage();
    for (const name of ['first', 'later', 'unread'])
      pageContext().queryClient.setQueryData(textQuery(name).queryKey, { text: 'browser' });
    await finish();
    await settle();
    await becomeIdle();
    await settle();
    expect(headings()).toEqual(['first browser', 'list server', 'later browser']);
    expect(reads).toEqual([]);
  });

  it('re-render a later section if its response has changed meanwhile', async () => {
    const { title, finish } = await openPage();
    await finish();
    await settle();
    await act(
      async () => void pageContext().queryClient.setQueryData(textQuery('later').queryKey, { text: 'browser' }),
    );
    await becomeIdle();
    await settle();
    expect(headings()).toEqual(['first server', 'list server', 'later browser']);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  });
});
