/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { QueryClientProvider, useQuery } from '@gvg/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Api } from '../api/create-api.ts';
import { createQueryClient } from './query-client.ts';
import { keyOf } from './query-key.ts';

let amount: number;
let now: jest.SpyInstance<number, []>;

const read = jest.fn(() => Promise.resolve({ amount }));

function Amount() {
  const { data } = useQuery<{ amount: number }>({ queryKey: keyOf('/v1/cart/me') });
  return <p>amount {data?.amount}</p>;
}

const pass = (ms: number) => {
  const at = Date.now() + ms;
  now.mockReturnValue(at);
};
const dispatch = (target: EventTarget, type: string) =>
  act(() => Promise.resolve(target.dispatchEvent(new Event(type, { bubbles: true }))));

beforeEach(async () => {
  amount = 1;
  now = jest.spyOn(Date, 'now');
  const client = createQueryClient({ read } as unknown as Api);
  render(
    <QueryClientProvider client={client}>
      <Amount />
    </QueryClientProvider>,
  );
  await screen.findByText('amount 1');
  read.mockClear();
});
afterEach(() => {
  now.mockRestore();
});

describe('an active response', () => {
  it.each([
    ['the page is shown again', () => dispatch(document, 'visibilitychange')],
    [
      'the connection is back',
      async () => {
        await dispatch(window, 'offline');
        await dispatch(window, 'online');
      },
    ],
  ])('is refetched when %s if it is older than 30 s', async (_case, happens) => {
    amount = 2;
    pass(29_000);
    await happens();
    expect(read).not.toHaveBeenCalled();
    pass(2_000);
    await happens();
    await waitFor(() => expect(screen.getByText('amount 2')).toBeTruthy());
    expect(read).toHaveBeenCalledTimes(1);
  });
});
