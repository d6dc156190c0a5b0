import { renderRemotePage } from '@gvg/customer-ui/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { RenderedPage } from '@gvg/customer-ui/testing';
import type { SessionState } from '@gvg/contracts/composition/shell-api';
import { cartRemote } from '../cart.remote.tsx';

export type { RenderedPage };

/**
 * Renders a page of cart and orders at `path` (with language prefix and query), with fake API responses. The session is a guest's by
 * default.
 */
export const renderPage = (
  path: string,
  responses: Record<string, FakeResponse>,
  session?: SessionState,
): Promise<RenderedPage> => renderRemotePage(cartRemote, path, responses, session);
