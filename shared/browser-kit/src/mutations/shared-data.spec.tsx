/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { createI18n } from '@gvg/i18n';
import { kitTexts } from '../texts/en.ts';
import { ApiError, DataContext, page, pageContext, remoteApplication, startPage, useData } from '../index.ts';
import type { Address, Api, RemoteDefinition, SessionPort } from '../index.ts';
import { useInfiniteList } from '../lists.ts';
import { useApiMutation } from '../mutations.ts';

interface Cart {
  amount: number;
}

const cartAddress: Address<Cart> = '/v1/cart/me';
/** The server of these tests: a cart per person, and writes that the test lets succeed or fail. */
let carts: Record<string, Cart>;
let person: string;
let reads: string[];
let answerWrite: (outcome?: ApiError) => void;
let changePerson: (name: string) => void;
let shell: { showError: jest.Mock; toast: jest.Mock };
let applications: { unmount(): Promise<void> }[];

const api = {
  read: (address: string) => {
    reads.push(address);
    if (address.startsWith('/v1/products')) {
      const second = address.includes('page=2');
      return Promise.resolve({
        docs: second ? [{ _id: '2' }] : [{ _id: '1' }],
        totalDocs: 2,
        totalPages: 2,
        page: second ? 2 : 1,
        limit: 1,
        hasNextPage: !second,
      });
    }
    return Promise.resolve(carts[person]);
  },
} as unknown as Api;

const writes: ((outcome?: ApiError) => void)[] = [];

/** Sets the amount on the server once the test answers. */
const setAmount = ({ amount }: Cart) =>
  new Promise<Cart>((resolve, reject) => {
    answerWrite = (error) => {
      if (error) return reject(error);
      carts[person] = { amount };
      resolve({ amount });
    };
    writes.push(answerWrite);
  });

function AmountOf({ owner }: { owner: string }) {
  const { data } = useData(cartAddress);
  return (
    <p>
      {owner}: {data?.amount ?? 'none'}
    </p>
  );
}

function CartPage({ isOptimistic }: { isOptimistic: boolean }) {
  const { mutate, error } = useApiMutation(
    setAmount,
    isOptimistic
      ? { optimistic: (cache, { amount }) => cache.update(cartAddress, () => ({ amount })), invalidates: [cartAddress] }
      : { invalidates: ['/v1/cart'] },
  );
  return (
    <>
      <AmountOf owner="cart" />
      <button onClick={() => mutate({ amount: 2 })}>two</button>
      <button onClick={() => mutate({ amount: 3 })}>three</button>
      {error && <p>failed: {error.code}</p>}
    </>
  );
}

const remote = (name: string, Page: () => React.JSX.Element): RemoteDefinition => ({
  name,
  namespace: name,
  loadTexts: () => Promise.resolve({}),
  fallback: null,
  pages: [{ name: 'only', path: '/', Page: page(() => Promise.resolve(Page)) }],
});

/** The shell's header and two remotes, each with a root of its own. */
async function openSite({ isOptimistic = false } = {}) {
  document.body.innerHTML = '<div id="gvg-mf-cart"></div><div id="gvg-mf-orders"></div>';
  const listeners: (() => void)[] = [];
  const session: SessionPort = {
    accessToken: () => person,
    refresh: () => Promise.resolve('ended'),
    onChange: (listener) => (listeners.push(listener), () => {}),
  };
  changePerson = (name) => {
    person = name;
    for (const listener of listeners) listener();
  };
  const { data } = startPage({ locale: 'en', api, i18n: createI18n('en', kitTexts), session });
  render(
    <DataContext value={data}>
      <AmountOf owner="header" />
    </DataContext>,
  );
  applications = [
    remoteApplication(remote('mf-cart', () => <CartPage isOptimistic={isOptimistic} />)),
    remoteApplication(remote('mf-orders', () => <AmountOf owner="orders" />)),
  ];
  for (const application of applications)
    await act(() => (application as ReturnType<typeof remoteApplication>).mount({ build: 'b1' }));
  await waitFor(() => expect(shownAmounts()).toEqual(['header: 1', 'cart: 1', 'orders: 1']));
}

const shownAmounts = () =>
  ['header', 'cart', 'orders'].map((owner) => screen.queryByText(new RegExp(`^${owner}: `))?.textContent);
const everywhere = (amount: number | 'none') => ['header', 'cart', 'orders'].map((owner) => `${owner}: ${amount}`);
const click = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))));

beforeEach(() => {
  carts = { an: { amount: 1 }, binh: { amount: 9 } };
  person = 'an';
  reads = [];
  writes.length = 0;
  shell = { showError: jest.fn(), toast: jest.fn() };
  window.__GVG_SHELL_V1__ = shell as unknown as ShellApiV1;
  history.replaceState(null, '', '/en');
});
afterEach(async () => {
  for (const application of applications) await act(() => application.unmount());
});

describe('one cache for shell and remotes', () => {
  it('requests a response once for all of them', async () => {
    await openSite();
    expect(reads).toEqual([cartAddress]);
  });

  it('shows what a mutation in a remote changed in the shell and in another remote', async () => {
    await openSite();
    await click('two');
    expect(shownAmounts()).toEqual(everywhere(1));
    await act(async () => answerWrite());
    await waitFor(() => expect(shownAmounts()).toEqual(everywhere(2)));
    expect(shell.showError).not.toHaveBeenCalled();
  });

  it('shows an optimistic change at once, rolls it back when the write fails, and says why', async () => {
    await openSite({ isOptimistic: true });
    await click('two');
    await waitFor(() => expect(shownAmounts()).toEqual(everywhere(2)));
    await act(async () => answerWrite(new ApiError(409, { message: 'CART_AMOUNT_NOT_ENOUGH' })));
    await waitFor(() => expect(shownAmounts()).toEqual(everywhere(1)));
    expect(await screen.findByText('failed: CART_AMOUNT_NOT_ENOUGH')).toBeTruthy();
    expect(shell.showError).toHaveBeenCalledWith('CART_AMOUNT_NOT_ENOUGH');
  });

  it('keeps the change of a later write when an earlier one fails', async () => {
    await openSite({ isOptimistic: true });
    await click('two');
    await click('three');
    await waitFor(() => expect(shownAmounts()).toEqual(everywhere(3)));
    await act(async () => writes[0]?.(new ApiError(503, { message: 'SERVICE_UNAVAILABLE' })));
    expect(shownAmounts()).toEqual(everywhere(3));
    await act(async () => writes[1]?.());
    await waitFor(() => expect(reads).toHaveLength(2));
    expect(shownAmounts()).toEqual(everywhere(3));
  });

  it('drops everything when the person changes, and loads what is shown for the new one', async () => {
    await openSite();
    pageContext().data.hydrate({ '/v1/orders': { docs: [] } }, Date.now());
    await act(async () => changePerson('binh'));
    await waitFor(() => expect(shownAmounts()).toEqual(everywhere(9)));
    expect(pageContext().data.queries.getQueryData(['/v1', '/orders'])).toBeUndefined();
  });

  it('does not show the previous person’s pending write to the next one', async () => {
    await openSite({ isOptimistic: true });
    await click('two');
    await act(async () => changePerson('binh'));
    await waitFor(() => expect(shownAmounts()).toEqual(everywhere(9)));
    await act(async () => answerWrite(new ApiError(503, { message: 'SERVICE_UNAVAILABLE' })));
    expect(shownAmounts()).toEqual(everywhere(9));
    expect(shell.showError).not.toHaveBeenCalled();
  });

  it('does not replace newer responses by those of a remote that is hydrated later', async () => {
    await openSite();
    const { data } = pageContext();
    data.hydrate({ [cartAddress]: { amount: 100 }, '/v1/orders': { docs: [] } }, performance.timeOrigin);
    await expect(data.read(cartAddress)).resolves.toEqual({ amount: 1 });
    await expect(data.read('/v1/orders')).resolves.toEqual({ docs: [] });
  });
});

describe('useApiMutation', () => {
  function Writer({ onError }: { onError: 'modal' | 'toast' | 'silent' }) {
    const { mutate } = useApiMutation('estimateCost', { onError });
    return <button onClick={() => mutate({ body: { country: 'JP', lines: [] } })}>write</button>;
  }

  it.each([
    ['modal', 1, 0],
    ['toast', 0, 1],
    ['silent', 0, 0],
  ] as const)('reports a failed call by name as %s', async (onError, modals, toasts) => {
    applications = [];
    const call = jest.fn(() => Promise.reject(new ApiError(404, { message: 'RATE_NOT_FOUND' })));
    const { data } = startPage({
      locale: 'en',
      api: { ...api, call } as unknown as Api,
      i18n: createI18n('en', kitTexts),
    });
    render(
      <DataContext value={data}>
        <Writer onError={onError} />
      </DataContext>,
    );
    await click('write');
    await waitFor(() => expect(call).toHaveBeenCalledWith('estimateCost', { body: { country: 'JP', lines: [] } }));
    await act(() => new Promise((done) => setTimeout(done, 5)));
    expect([shell.showError.mock.calls.length, shell.toast.mock.calls.length]).toEqual([modals, toasts]);
    if (toasts === 1) expect(shell.toast).toHaveBeenCalledWith({ kind: 'error', text: kitTexts.errors.RATE_NOT_FOUND });
  });
});

describe('useInfiniteList', () => {
  function Products() {
    const { items, hasNextPage, loadMore } = useInfiniteList('listProducts', { query: { limit: 1 } });
    return (
      <>
        <p>ids: {items?.map(({ _id }) => _id).join(',')}</p>
        {hasNextPage && <button onClick={loadMore}>more</button>}
      </>
    );
  }

  it('begins with the page that a loader has read, and adds the next one', async () => {
    applications = [];
    const { data } = startPage({ locale: 'en', api, i18n: createI18n('en', kitTexts) });
    await data.read('/v1/products?limit=1');
    render(
      <DataContext value={data}>
        <Products />
      </DataContext>,
    );
    expect(screen.getByText('ids: 1')).toBeTruthy();
    await click('more');
    expect(await screen.findByText('ids: 1,2')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(reads).toEqual(['/v1/products?limit=1', '/v1/products?limit=1&page=2']);
  });
});
