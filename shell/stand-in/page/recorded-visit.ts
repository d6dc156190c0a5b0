import type { Visit } from '../../src/page/create-services.ts';
import { createRealtime } from '../../src/realtime/page-realtime.ts';
import { setPageSession } from '../../src/session/current-session.ts';
import { RecordedSession } from './recorded-session.ts';

/** Creates a visit without services: a chosen person, and an open connection without events. */
export function recordedVisit(environment: string, isOfStaff: boolean): Visit {
  const session = new RecordedSession(environment, isOfStaff ? 'staff' : 'customer');
  setPageSession(session);
  const realtime = createRealtime({
    environment,
    session,
    connect(connected) {
      connected.set('online');
      return Promise.resolve({ send: () => Promise.resolve(undefined) });
    },
  });
  return { session, realtime };
}
