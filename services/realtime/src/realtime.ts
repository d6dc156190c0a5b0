import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { RevokedSessions } from '@gvg/service-kit/security/revoked-sessions';
import type { PersonAuthenticator } from './connection/authenticate-person.ts';
import type { RealtimeEnvironment } from './environment.ts';
import type { RealtimeMetrics } from './metrics.ts';
import type { RealtimeServer } from './nodes/socket-server.ts';
import type { Presence } from './presence/presence.ts';
import type { SocketRegister } from './presence/socket-register.ts';
import type { Consume } from './push/consume.ts';
import type { Sender } from './push/sender.ts';
import type { MergedGuests } from './session/merged-guests.ts';

export type RealtimeContext = ServiceContext<RealtimeEnvironment, { bus: true; redis: true }>;

/** Dependencies of every use case. */
export interface Realtime extends Pick<RealtimeContext, 'environment' | 'logger' | 'onStop' | 'redis'> {
  io: RealtimeServer;
  sender: Sender;
  consume: Consume;
  register: SocketRegister;
  presence: Presence;
  mergedGuests: MergedGuests;
  revokedSessions: Pick<RevokedSessions, 'refusalOf'>;
  authenticatePerson: PersonAuthenticator;
  metrics: RealtimeMetrics;
}
