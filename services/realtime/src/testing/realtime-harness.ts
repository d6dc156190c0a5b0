import { randomBytes, randomUUID } from 'node:crypto';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Handshake } from '@gvg/contracts/realtime/socket-events';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { closeRedis, connectRedis } from '@gvg/service-kit/data/redis';
import type { Redis } from '@gvg/service-kit/data/redis';
import type { RevokedSessions } from '@gvg/service-kit/security/revoked-sessions';
import { createRevokedSessions } from '@gvg/service-kit/security/revoked-sessions';
import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import type { MintOptions } from '@gvg/testing/token-keys';
import type { z } from 'zod';
import { realtimeService } from '../app.ts';
import type { FoundMessage } from '../chat/fetch-messages.ts';
import type { StoredNotification } from '../notification/fetch-notifications.ts';
import type { FakeLookup } from './fake-lookup.fixtures.ts';
import { startFakeLookup } from './fake-lookup.fixtures.ts';
import type { SocketSettings, TestSocket } from './test-socket.ts';
import { connect } from './test-socket.ts';

export interface RealtimeHarness extends ServiceHarness {
  /** URLs of the nodes. */
  nodes: readonly string[];
  chat: FakeLookup<FoundMessage>;
  notify: FakeLookup<StoredNotification>;
  /** Publishes like the service that owns the event; revisions of one subject increase. */
  publish<C extends EventContract>(contract: C, subjectId: string, data: z.input<C['data']>): Promise<void>;
  /** Opens a socket of a user, on the first node by default. */
  user(options?: MintOptions, node?: number, settings?: SocketSettings): Promise<TestSocket>;
  staff(options?: MintOptions, node?: number): Promise<TestSocket>;
  guest(id: string, node?: number): Promise<TestSocket>;
  open(handshake: Handshake | object, node?: number, settings?: SocketSettings): Promise<TestSocket>;
  /** Credential that opens a guest's socket. */
  guestValue(id: string): Promise<string>;
  /** Redis of all services. */
  redis: Redis;
  /** Identity's records of ended sessions. */
  revokedSessions: RevokedSessions;
  stopNode(index: number): Promise<void>;
}

export const newId = (): string => randomBytes(12).toString('hex');
export const newGuest = (): string => randomBytes(16).toString('hex');
export const newSession = (): string => `session-${randomUUID()}`;

export const publicOrigin = 'https://shop.example';

/** Starts two nodes of the real service on real backing services, with fakes of chat and notify; one publisher acts for all services on the bus. */
export async function startRealtimeHarness(
  name: string,
  environment: Record<string, string> = {},
): Promise<RealtimeHarness> {
  const [chat, notify] = await Promise.all([startFakeLookup<FoundMessage>(), startFakeLookup<StoredNotification>()]);
  const running: RunningService[] = [];
  const start = async (source: NodeJS.ProcessEnv) => {
    const service = await startService(realtimeService, source);
    let stopping: Promise<void> | undefined;
    const node = { ...service, stop: () => (stopping ??= service.stop()) };
    running.push(node);
    return node;
  };
  const harness = await startHarness({
    name: `realtime-${name}`,
    start,
    environment: {
      CHAT_INTERNAL_URL: chat.url,
      NOTIFY_INTERNAL_URL: notify.url,
      PUBLIC_ORIGIN: publicOrigin,
      ...environment,
    },
  });
  await start(harness.environment);
  const publisher: EventPublisher = await openPublisher(harness, 'others');
  const { REDIS_URL: url = '', REDIS_PREFIX: prefix = '' } = harness.environment;
  const redis = await connectRedis({ url, prefix, logger: createLogger({ name: 'identity', level: 'error' }) });
  const nodes = running.map(({ port }) => `http://127.0.0.1:${port}`);
  const sockets: TestSocket[] = [];
  const revisions = new Map<string, number>();

  const open: RealtimeHarness['open'] = async (handshake, node = 0, settings = {}) => {
    const socket = await connect(nodes[node] as string, handshake, settings);
    sockets.push(socket);
    return socket;
  };
  const guestValue = async (id: string) => (await harness.keys.guestCookie(id)).split('=')[1] as string;
  const user: RealtimeHarness['user'] = async (options = {}, node = 0, settings = {}) =>
    open({ token: await harness.keys.mint({ sid: newSession(), ...options }) }, node, settings);

  return {
    ...harness,
    nodes,
    chat,
    notify,
    async publish(contract, subjectId, data) {
      const revision = (revisions.get(subjectId) ?? 0) + 1;
      revisions.set(subjectId, revision);
      await publisher.publish({ contract, subjectId, revision, data });
    },
    user,
    staff: (options = {}, node = 0) => user({ roles: ['ADMIN'], ...options }, node),
    guest: async (id, node = 0) => open({ sessionId: await guestValue(id) }, node),
    open,
    guestValue,
    redis,
    revokedSessions: createRevokedSessions(redis),
    stopNode: async (index) => running[index]?.stop(),
    async close() {
      for (const { socket } of sockets) socket.disconnect();
      await publisher.close();
      await closeRedis(redis);
      await Promise.all(running.map((node) => node.stop()));
      await harness.close();
      await chat.close();
      await notify.close();
    },
  };
}
