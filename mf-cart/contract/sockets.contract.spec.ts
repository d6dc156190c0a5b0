/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { fakeRealtime } from '@gvg/browser-kit/testing';
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { matchers } from '@gvg/testing/http-pact';
import { packetPact } from '@gvg/testing/message-pact';
import { act, renderHook } from '@testing-library/react';
import { useLiveRefetch } from '../src/features/order/use-live-refetch.ts';

const { string } = matchers;
const pact = packetPact({ consumer: 'mf-cart' });
const realtime = fakeRealtime('online');

describe('packets of sockets that mf-cart reads', () => {
  beforeEach(() => {
    window.__GVG_SHELL_V1__ = { realtime } as unknown as ShellApiV1;
  });

  it.each([
    ['an order that has changed', { order: string('64b0c0ffee0123456789ab11'), code: string('GVG7K3F2Q') }],
    ['a quote that has changed', { quote: string('64b0c0ffee0123456789ab12') }],
  ])('reloads %s', async (description, data) => {
    const [refetch, isAbout] = [jest.fn(), jest.fn(() => true)];
    const { unmount } = renderHook(() => useLiveRefetch(refetch, undefined, isAbout));
    await pact.expects('ORDER', { description, data }, (event) => act(async () => realtime.emit('ORDER', event)));
    expect([refetch.mock.calls.length, isAbout.mock.calls]).toEqual([1, [[expect.any(Object)]]]);
    unmount();
  });

  it('reloads what it may have missed', async () => {
    const refetch = jest.fn();
    const { unmount } = renderHook(() => useLiveRefetch(refetch, undefined, () => false));
    await pact.expects('RESYNC', { description: 'something may be missing', data: { reason: 'connection' } }, (event) =>
      act(async () => realtime.emit('RESYNC', event)),
    );
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
  });
});
