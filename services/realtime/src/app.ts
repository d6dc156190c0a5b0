import { createTokenAuthenticator } from '@gvg/service-kit/security/authentication';
import { remoteKeySet } from '@gvg/service-kit/security/key-set';
import { createRevokedSessions } from '@gvg/service-kit/security/revoked-sessions';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import { cartConsumers } from './cart/cart.consumers.ts';
import { chatConsumers } from './chat/chat.consumers.ts';
import { createAdmission } from './connection/admit-socket.ts';
import { createRequestGate } from './connection/allow-request.ts';
import { createPersonAuthenticator } from './connection/authenticate-person.ts';
import { onConnection } from './connection/on-connection.ts';
import { realtimeEnvironment } from './environment.ts';
import { createRealtimeMetrics } from './metrics.ts';
import { createFloodGuard } from './limits/end-floods.ts';
import { createIo } from './nodes/create-io.ts';
import { drainSockets } from './nodes/drain-sockets.ts';
import { guardConnections } from './nodes/guard-connections.ts';
import { startHeartbeat } from './nodes/heartbeat.ts';
import { mountSockets } from './nodes/mount-sockets.ts';
import { openRedisLinks } from './nodes/redis-links.ts';
import { resyncSockets } from './nodes/resync-sockets.ts';
import { notificationConsumers } from './notification/notification.consumers.ts';
import { createPresence } from './presence/presence.ts';
import { createSocketRegister } from './presence/socket-register.ts';
import { createConsume } from './push/consume.ts';
import { createSender } from './push/sender.ts';
import type { Realtime, RealtimeContext } from './realtime.ts';
import { createMergedGuests } from './session/merged-guests.ts';
import { sessionConsumers } from './session/session.consumers.ts';
import { onAuditRecorded } from './staff/on-audit-recorded.consumer.ts';

async function startRealtime({
  app,
  bus,
  environment,
  health,
  logger,
  metrics: processMetrics,
  onStop,
  redis,
}: RealtimeContext) {
  const metrics = createRealtimeMetrics(processMetrics);
  const links = openRedisLinks(redis, logger);
  onStop(() => links.close());
  health.addDependency(
    'nodes',
    () => ({ ready: links.areReady(), detail: links.areReady() ? 'connected' : 'cut off from the other nodes' }),
    { required: false },
  );
  const register = createSocketRegister(redis);
  const keySet = remoteKeySet(environment.JWKS_URL);
  const revokedSessions = createRevokedSessions(redis);
  const mergedGuests = createMergedGuests(redis);
  const io = createIo(links, {
    prefix: environment.REDIS_PREFIX,
    gate: createRequestGate({ environment, register, metrics, logger }),
  });
  const realtime: Realtime = {
    environment,
    logger,
    onStop,
    redis,
    io,
    sender: createSender({ io, links, metrics }),
    consume: createConsume(bus, metrics),
    register,
    presence: createPresence(redis),
    mergedGuests,
    revokedSessions,
    authenticatePerson: createPersonAuthenticator({
      authenticateToken: createTokenAuthenticator({ keySet, revokedSessions, logger }),
      keySet,
      mergedGuests,
    }),
    metrics,
  };

  const floods = createFloodGuard(environment.LIMITS_SCALE, () => metrics.ended.inc({ reason: 'flood' }));
  onStop(() => floods.stop());
  guardConnections(realtime);
  io.use(createAdmission(realtime));
  io.on('connection', onConnection(realtime));
  links.onRestored(() => resyncSockets(realtime));
  onStop(startHeartbeat(realtime));

  await sessionConsumers(realtime);
  await chatConsumers(realtime);
  await notificationConsumers(realtime);
  await cartConsumers(realtime);
  await onAuditRecorded(realtime);
  return { upgrade: mountSockets(app, io, floods), drain: () => drainSockets(io) };
}

/** A node of the realtime sockets: sends pages what other services have stored, as soon as their events arrive. */
export const realtimeService = defineService({
  name: 'realtime',
  environment: realtimeEnvironment,
  needs: { bus: true, redis: true },
  start: startRealtime,
});
