/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { createQueryClient } from '@gvg/browser-kit';
import { fakeApi, fakeRealtime, fakeSession } from '@gvg/browser-kit/testing';
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { QueryClientProvider } from '@gvg/query';
import { matchers } from '@gvg/testing/http-pact';
import { packetPact } from '@gvg/testing/message-pact';
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { useChangedByOthers } from '../src/area/use-changed-by-others.ts';

const { string } = matchers;
const orders = ['orders'] as const;

it('packets of sockets that mf-admin reads: marks changes by other staff members', async () => {
  const realtime = fakeRealtime('online');
  window.__GVG_SHELL_V1__ = { realtime, session: fakeSession({ status: 'guest' }) } as unknown as ShellApiV1;
  const client = createQueryClient(fakeApi({}));
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result, unmount } = renderHook(() => useChangedByOthers('order', orders), { wrapper });
  await packetPact({ consumer: 'mf-admin' }).expects(
    'CHANGED',
    {
      description: 'somebody of staff has changed an order',
      data: {
        subject: { type: 'order', id: string('64b0c0ffee0123456789ab11') },
        by: string('64b0c0ffee0123456789abcd'),
      },
    },
    (data) => act(async () => realtime.emit('CHANGED', data)),
  );
  expect([...result.current]).toEqual(['64b0c0ffee0123456789ab11']);
  unmount();
});
