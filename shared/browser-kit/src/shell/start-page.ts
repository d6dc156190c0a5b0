import { forgetPerson } from '../data/forget-person.ts';
import { createQueryClient } from '../data/query-client.ts';
import type { SessionPort } from '../session/session-port.ts';
import { setPageContext } from './page-context.ts';
import type { PageContext } from './page-context.ts';

export interface PageOptions extends Omit<PageContext, 'queryClient'> {
  /** A change of its person drops the cached responses. */
  session?: SessionPort;
}

let endPrevious = () => {};

/** Starts the page. Called once before anything renders, by the shell or by a test that replaces it. */
export function startPage({ session, ...options }: PageOptions): PageContext {
  endPrevious();
  const queryClient = createQueryClient(options.api);
  endPrevious = session?.onChange(() => void forgetPerson(queryClient)) ?? (() => {});
  return setPageContext({ ...options, queryClient });
}
