import { createApi } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { draftHeader } from '@gvg/contracts/composition/draft-document';
import type { Locale } from '@gvg/contracts/values/locale';
import type { DependencyState } from '@gvg/service-kit/lifecycle/health';
import { currentTrace } from '@gvg/service-kit/http/request-context';
import { traceHeaders } from '@gvg/service-kit/telemetry/trace-context';

/** Time after which the fragment fails and the page is rendered in the browser instead. */
const timeoutMs = 2_000;

/**
 * Creates a client of the public API for the current request, forwarding its request id and trace. With `draft`, it reads that draft.
 * Node's fetch reuses connections.
 */
export function apiFor(apiUrl: string, locale: Locale, draft?: string): Api {
  const trace = currentTrace();
  return createApi({
    baseUrl: apiUrl,
    locale,
    timeoutMs,
    headers: {
      ...(trace === undefined ? {} : traceHeaders(trace)),
      ...(draft === undefined ? {} : { [draftHeader]: draft }),
    },
  });
}

export async function apiState(apiUrl: string): Promise<DependencyState> {
  const { ok } = await fetch(`${apiUrl}/health/live`, { signal: AbortSignal.timeout(1_000) });
  return { ready: ok, detail: ok ? 'reachable' : 'not healthy' };
}
