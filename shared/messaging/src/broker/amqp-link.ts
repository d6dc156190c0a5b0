import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'amqplib';
import type { Channel, ChannelModel } from 'amqplib';
import type { Logger } from 'pino';

/** Setup to run on each new connection; rejects when it fails. */
export type Attachment = (connection: ChannelModel) => Promise<void>;

/** A connection to the broker that reconnects automatically and repeats the setup of its attachments. */
export interface AmqpLink {
  /** Runs the setup now and after each reconnect. Rejects when the first run fails, and drops the attachment then. */
  attach(attachment: Attachment): Promise<void>;
  connected(): boolean;
  close(): Promise<void>;
}

export interface LinkOptions {
  url: string;
  /** Connection name shown by the broker. */
  name: string;
  logger: Logger;
  /** Timeout of the first connection. */
  connectTimeoutMs?: number | undefined;
}

const heartbeatSeconds = 10;
const firstDelayMs = 100;
const maxDelayMs = 5_000;

/** Rejects when the broker cannot be reached within `connectTimeoutMs`; later reconnects are retried without limit. */
export async function openLink({ url, name, logger, connectTimeoutMs = 30_000 }: LinkOptions): Promise<AmqpLink> {
  const address = withHeartbeat(url);
  const attachments: Attachment[] = [];
  const stopping = new AbortController();
  let current: ChannelModel | undefined;
  let attached = false;
  let reconnecting: Promise<void> | undefined;

  async function dial(): Promise<ChannelModel> {
    const connection = await connect(address, { timeout: 10_000, clientProperties: { connection_name: name } });
    connection.on('error', (error) => logger.warn({ err: error, link: name }, 'broker connection failed'));
    connection.on('close', () => {
      if (current === connection) onConnectionLost();
    });
    return connection;
  }

  async function establish(): Promise<void> {
    const connection = await dial();
    current = connection;
    try {
      for (const attachment of attachments) await attachment(connection);
      if (current !== connection) throw new Error('the broker connection was lost during setup');
      attached = true;
    } catch (error) {
      current = undefined;
      await endConnection(connection);
      throw error;
    }
  }

  function onConnectionLost(): void {
    current = undefined;
    attached = false;
    if (stopping.signal.aborted || reconnecting !== undefined) return;
    logger.warn({ link: name }, 'broker connection lost; reconnecting');
    reconnecting = establishUntil(Infinity).then(
      () => {
        reconnecting = undefined;
        if (current === undefined) onConnectionLost();
        else logger.info({ link: name }, 'broker connection restored');
      },
      () => {
        reconnecting = undefined;
      },
    );
  }

  async function establishUntil(deadline: number): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      stopping.signal.throwIfAborted();
      try {
        return await establish();
      } catch (error) {
        const pause = Math.min(maxDelayMs, firstDelayMs * 2 ** attempt) * (0.75 + Math.random() / 2);
        if (Date.now() + pause > deadline) throw error;
        logger.warn({ err: error, link: name, attempt }, 'broker cannot be reached or set up; retrying');
        await delay(pause, undefined, { signal: stopping.signal });
      }
    }
  }

  await establishUntil(Date.now() + connectTimeoutMs);

  return {
    async attach(attachment) {
      await reconnecting;
      attachments.push(attachment);
      try {
        if (current === undefined) throw new Error('the broker is not connected');
        await attachment(current);
      } catch (error) {
        attachments.splice(attachments.indexOf(attachment), 1);
        throw error;
      }
    },
    connected: () => attached,
    async close() {
      stopping.abort();
      await reconnecting;
      const connection = current;
      current = undefined;
      attached = false;
      if (connection !== undefined) await endConnection(connection);
    },
  };
}

/** Closes the connection when the channel closes unexpectedly, so that everything is set up again from a known state. */
export async function openChannel<C extends Channel>(
  connection: ChannelModel,
  opened: Promise<C>,
  logger: Logger,
): Promise<C> {
  const channel = await opened;
  channel.on('error', (error) => logger.warn({ err: error }, 'broker closed a channel'));
  channel.on('close', () => {
    if (!closingChannels.has(channel)) void endConnection(connection);
  });
  return channel;
}

const closingChannels = new WeakSet<Channel>();

export async function closeChannel(channel: Channel): Promise<void> {
  closingChannels.add(channel);
  // Closing an already closed channel rejects.
  await channel.close().catch(() => undefined);
}

async function endConnection(connection: ChannelModel): Promise<void> {
  // Closing a lost connection rejects.
  await connection.close().catch(() => undefined);
}

function withHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', String(heartbeatSeconds));
  return address.href;
}
