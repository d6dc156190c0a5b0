import type { FakeResponse } from '@gvg/browser-kit/testing';
import { renderRemotePage } from '@gvg/customer-ui/testing';
import type { RenderedPage } from '@gvg/customer-ui/testing';
import type { SessionState } from '@gvg/contracts/composition/shell-api';
import { adminRemote } from '../admin.remote.tsx';
import { conversations, figures, mai, pageOf, stockFigures } from './staff-data.ts';

export type { RenderedPage };

/** Renders a staff page at `path` (with language prefix and query) with fake API responses, by default for an admin. */
export const renderPage = (
  path: string,
  responses: Record<string, FakeResponse> = {},
  session: SessionState = mai,
): Promise<RenderedPage> =>
  renderRemotePage(
    adminRemote,
    path,
    {
      '/v1/rooms': { ...pageOf([]), allRead: true },
      '/v1/history-notify': { counter: 0 },
      '/v1/products/changes': pageOf([]),
      '/v1/users-rating/changes': pageOf([]),
      '/v1/views': pageOf([]),
      '/v1/dashboard/cart': figures,
      '/v1/dashboard/catalogue': stockFigures,
      '/v1/dashboard/chat': conversations,
      ...responses,
    },
    session,
  );
