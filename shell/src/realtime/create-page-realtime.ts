import type { PageSession } from '../session/page-session.ts';
import { createRealtime } from './page-realtime.ts';
import type { PageRealtime } from './page-realtime.ts';

/** Creates the realtime connection of this page; nothing is loaded before `start`. */
export function createPageRealtime(environment: string, session: PageSession): PageRealtime {
  return createRealtime({
    environment,
    session,
    async connect(realtime) {
      const { SocketConnection } = await import(/* webpackChunkName: "later-realtime" */ './socket-connection.ts');
      return new SocketConnection({ realtime, session });
    },
  });
}
