import type { Locale } from '@gvg/contracts/locale';
import type { I18n } from '@gvg/i18n';
import type { QueryClient } from '@gvg/query';
import type { Api } from '../api/create-api.ts';
import { forgetPerson } from '../data/forget-person.ts';
import { createQueryClient } from '../data/query-client.ts';
import type { SessionPort } from '../session/session-port.ts';

/** Context shared by the shell and all remotes on a page. */
export interface PageContext {
  locale: Locale;
  i18n: I18n;
  api: Api;
  /** The page's only cache of API responses. */
  queryClient: QueryClient;
}

export interface PageOptions {
  locale: Locale;
  i18n: I18n;
  api: Api;
  /** A change of its person drops the cached responses. */
  session?: SessionPort;
}

let current: PageContext | undefined;
let endPrevious = () => {};

/** Called once before anything renders, by the shell or by a test that replaces it. */
export function startPage({ session, ...options }: PageOptions): PageContext {
  endPrevious();
  const queryClient = createQueryClient(options.api);
  endPrevious = session?.onChange(() => void forgetPerson(queryClient)) ?? (() => {});
  current = { ...options, queryClient };
  return current;
}

/** This package is a module-federation singleton, so all remotes read the same context. */
export function pageContext(): PageContext {
  if (current === undefined) throw new Error('The shell has not started the page yet');
  return current;
}
