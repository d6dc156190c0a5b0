import { renderRemotePage } from '@gvg/customer-ui/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { RenderedPage } from '@gvg/customer-ui/testing';
import type { SessionState } from '@gvg/contracts/composition/shell-api';
import { storefront } from '../storefront.remote.tsx';

export type { RenderedPage };

/** Renders the storefront's page at `path` (with language prefix and query), with fake API responses. */
export const renderPage = (
  path: string,
  responses: Record<string, FakeResponse>,
  session?: SessionState,
): Promise<RenderedPage> => renderRemotePage(storefront, path, responses, session);
