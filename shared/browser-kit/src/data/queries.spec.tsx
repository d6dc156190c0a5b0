/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { createI18n } from '@gvg/i18n';
import {
  HydrationBoundary,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gvg/query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiError, apiListQuery, keyOf, pageContext, startPage, usePendingVariables } from '../index.ts';
import type { Api, ErrorReport, SessionPort } from '../index.ts';
import { kitTexts } from '../texts/en.ts';
import { dehydratedState } from './dehydrated-state.ts';

interface Cart {
  amount: number;
}

const cartAddress = '/v1/cart/me';
const cartQuery = { queryKey: keyOf(cartAddress) };
const mutationKey = ['amounts'];

let amounts: Record<string, number>;
let person: string;
let reads: string[];
let writes: ((error?: ApiError) => void)[];
let shell: { showError: jest.Mock; toast: jest.Mock };
const saved = jest.fn();

const api = {
  read(address: string) {
    reads.push(address);
    if (!address.startsWith('/v1/products')) return Promise.resolve({ amount: amounts[person] });
    const isSecond = address.includes('page=2');
    return Promise.resolve({
      docs: [{ _id: isSecond ? '2' : '1' }],
      totalDocs: 2,
      totalPages: 2,
      page: isSecond ? 2 : 1,
      limit: 1,
      hasNextPage: !isSecond,
    });
  },
} as unknown as Api;

/** Sets the amount on the server when the test responds. */
const setAmount = (amount: number) =>
  new Promise<void>((resolve, reject) => {
    writes.push((error) => {
      if (error) return reject(error);
      amounts[person] = amount;
      resolve();
    });
  });

function CartPage({ onError }: { onError: ErrorReport }) {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery<Cart>(cartQuery);
  const unconfirmed = usePendingVariables<number>(mutationKey, dataUpdatedAt);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: setAmount,
    meta: { onError },
    onSuccess: () => void saved(),
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries(cartQuery) : undefined),
  });
  return (
    <>
      <p>cart: {unconfirmed.at(-1) ?? data?.amount ?? 'none'}</p>
      <button onClick={() => mutate(2)}>two</button>
      <button onClick={() => mutate(3)}>three</button>
    </>
  );
}

/** In its own React root, like the shell's header. */
function Badge() {
  const { data } = useQuery<Cart>(cartQuery);
  return <p>badge: {data?.amount ?? 'none'}</p>;
}

function Products() {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(apiListQuery('listProducts', { query: { limit: 1 } }));
  return (
    <>
      <p>ids: {data?.items.map(({ _id }) => _id).join()}</p>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>more</button>}
    </>
  );
}

let changePerson: (name: string) => Promise<void>;

async function open(...roots: React.ReactNode[]) {
  const listeners: (() => void)[] = [];
  const session: SessionPort = {
    accessToken: () => person,
    refresh: () => Promise.resolve('ended'),
    onChange: (listener) => (listeners.push(listener), () => {}),
  };
  changePerson = (name) =>
    act(async () => {
      person = name;
      listeners.forEach((listener) => listener());
    });
  const { queryClient } = startPage({ locale: 'en', api, i18n: createI18n('en', kitTexts), session });
  await act(async () => {
    for (const root of roots) render(<QueryClientProvider client={queryClient}>{root}</QueryClientProvider>);
  });
}

const openCart = async (onError: ErrorReport = 'modal') => {
  await open(<CartPage onError={onError} />, <Badge />);
  await waitFor(() => expect(shown()).toEqual(['cart: 1', 'badge: 1']));
};
const shown = () => [/^cart: /, /^badge: /].map((text) => screen.getByText(text).textContent);
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const answer = (write: number, error?: ApiError) => act(async () => writes[write]?.(error));
const unavailable = new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });

beforeEach(() => {
  amounts = { an: 1, binh: 9 };
  person = 'an';
  reads = [];
  writes = [];
  saved.mockClear();
  shell = { showError: jest.fn(), toast: jest.fn() };
  window.__GVG_SHELL_V1__ = shell as unknown as ShellApiV1;
});

describe('queries', () => {
  it('share one request and its response between all React roots', async () => {
    await openCart();
    expect(reads).toEqual([cartAddress]);
  });

  it('keep a newer response when a document contains an older one', async () => {
    await openCart();
    const { queryClient } = pageContext();
    const responses = { [cartAddress]: { amount: 100 }, '/v1/orders': { docs: [] } };
    render(
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={dehydratedState(responses, performance.timeOrigin)}>{null}</HydrationBoundary>
      </QueryClientProvider>,
    );
    expect(queryClient.getQueryData(keyOf(cartAddress))).toEqual({ amount: 1 });
    expect(queryClient.getQueryData(keyOf('/v1/orders'))).toEqual({ docs: [] });
  });

  it('retry a failed read once, but not a rejected one', async () => {
    const failures = [new ApiError(503), new ApiError(503), new ApiError(404)];
    let requests = 0;
    const { queryClient } = startPage({
      locale: 'en',
      api: { read: () => ((requests += 1), Promise.reject(failures.shift() ?? new ApiError(500))) } as unknown as Api,
      i18n: createI18n('en', kitTexts),
    });
    await expect(queryClient.query(cartQuery)).rejects.toMatchObject({ status: 503 });
    expect(requests).toBe(2);
    await expect(queryClient.query(cartQuery)).rejects.toMatchObject({ status: 404 });
    expect(requests).toBe(3);
  });

  it('load a list page by page, sorted as the address of any other call', async () => {
    await open(<Products />);
    expect(await screen.findByText('ids: 1')).toBeTruthy();
    await click('more');
    expect(await screen.findByText('ids: 1,2')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(reads).toEqual(['/v1/products?limit=1', '/v1/products?limit=1&page=2']);
  });

  it('refetch active responses for the next person and drop the rest', async () => {
    await openCart();
    pageContext().queryClient.setQueryData(['/v1', '/orders'], { docs: [] });
    await changePerson('binh');
    await waitFor(() => expect(shown()).toEqual(['cart: 9', 'badge: 9']));
    expect(pageContext().queryClient.getQueryData(['/v1', '/orders'])).toBeUndefined();
  });
});

describe('writes', () => {
  it('are shown at once, and in all components after they succeed', async () => {
    await openCart();
    await click('two');
    await waitFor(() => expect(shown()).toEqual(['cart: 2', 'badge: 1']));
    await answer(0);
    await waitFor(() => expect(shown()).toEqual(['cart: 2', 'badge: 2']));
  });

  it('keep a later one when an earlier one fails', async () => {
    await openCart();
    await click('two');
    await click('three');
    await answer(0, unavailable);
    expect(shown()[0]).toBe('cart: 3');
    expect(reads).toHaveLength(1);
    await answer(1);
    await waitFor(() => expect(shown()).toEqual(['cart: 3', 'badge: 3']));
    expect(reads).toHaveLength(2);
  });

  it('remain visible until the last of several has settled', async () => {
    await openCart();
    await click('three');
    await click('two');
    await answer(0);
    await answer(1, unavailable);
    await waitFor(() => expect(shown()).toEqual(['cart: 3', 'badge: 3']));
  });

  it('of the previous person neither change nor report anything', async () => {
    await openCart();
    await click('two');
    await changePerson('binh');
    await waitFor(() => expect(shown()[0]).toBe('cart: 9'));
    await answer(0, unavailable);
    expect(shown()).toEqual(['cart: 9', 'badge: 9']);
    expect(shell.showError).not.toHaveBeenCalled();
  });

  it('of the previous person call no callbacks when they succeed', async () => {
    await openCart();
    await click('two');
    await changePerson('binh');
    await waitFor(() => expect(shown()[0]).toBe('cart: 9'));
    const before = reads.length;
    await answer(0);
    expect(saved).not.toHaveBeenCalled();
    expect(reads).toHaveLength(before);
  });

  it.each([
    ['modal', 1, 0],
    ['toast', 0, 1],
    ['silent', 0, 0],
  ] as const)('report a failure as %s', async (onError, modals, toasts) => {
    await openCart(onError);
    await click('two');
    await answer(0, unavailable);
    await waitFor(() => expect(shown()).toEqual(['cart: 1', 'badge: 1']));
    expect([shell.showError.mock.calls.length, shell.toast.mock.calls.length]).toEqual([modals, toasts]);
  });
});
