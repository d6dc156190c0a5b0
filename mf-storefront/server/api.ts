import { createApi } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/locale';
import type { DependencyState } from '@gvg/service-kit/health';
import { currentTrace } from '@gvg/service-kit/request-context';
import { traceHeaders } from '@gvg/service-kit/trace-context';

/** A page that waits longer than this is better drawn in the browser, in milliseconds. */
const timeoutMs = 2_000;

/** The public API, asked for one request of ours: its id and trace go along. Node's fetch keeps connections alive. */
export function apiFor(apiUrl: string, locale: Locale): Api {
  const trace = currentTrace();
  return createApi({ baseUrl: apiUrl, locale, timeoutMs, ...(trace === undefined ? {} : { headers: traceHeaders(trace) }) });
}

export async function apiState(apiUrl: string): Promise<DependencyState> {
  const { ok } = await fetch(`${apiUrl}/health/live`, { signal: AbortSignal.timeout(1_000) });
  return { ready: ok, detail: ok ? 'answers' : 'is not well' };
}
