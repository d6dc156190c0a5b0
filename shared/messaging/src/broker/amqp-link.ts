import { once } from 'node:events';
import { connect } from 'amqplib';
import type { Channel, ChannelModel } from 'amqplib';
import type { Logger } from 'pino';

/** Setup to run on each new connection. Rejects when it fails. */
export type Attachment = (connection: ChannelModel) => Promise<void>;

/** A connection to the broker that reconnects automatically and repeats the setup of its attachments. */
export interface AmqpLink {
  /** Runs the setup now and on each new connection. If it fails on the current one, rejects and drops the attachment. */
  attach(attachment: Attachment): Promise<void>;
  connected(): boolean;
  close(): Promise<void>;
}

export interface LinkOptions {
  url: string;
  /** Connection name shown by the broker. */
  name: string;
  logger: Logger;
  /** Timeout of the first connection. 0 does not wait for it. */
  connectTimeoutMs?: number | undefined;
}

const heartbeatSeconds = 10;
const maxDelayMs = 5_000;

/** Rejects if the broker cannot be reached within `connectTimeoutMs`. Later reconnects are retried without limit. */
export async function openLink({ url, name, logger, connectTimeoutMs = 30_000 }: LinkOptions): Promise<AmqpLink> {
  const attachments: Attachment[] = [];
  let current: ChannelModel | undefined;
  let lastFailure: Error | undefined;

  async function setUp(connection: ChannelModel): Promise<void> {
    let isLost = false;
    connection.on('error', (error) => logger.warn({ err: error, link: name }, 'broker connection failed'));
    connection.once('close', () => {
      isLost = true;
      if (current === connection) current = undefined;
    });
    for (const attachment of attachments) await attachment(connection);
    if (isLost) throw new Error('the broker connection was lost during setup');
    current = connection;
  }

  const link = await connect(withHeartbeat(url), {
    timeout: 10_000,
    clientProperties: { connection_name: name },
    recovery: { setup: setUp, maxDelay: maxDelayMs, waitForConnect: false },
  });
  link
    .on('connect', () => logger.info({ link: name }, 'broker connected'))
    .on('disconnect', (error) => logger.warn({ err: error, link: name }, 'broker connection lost; reconnecting'))
    .on('connect-failed', (error) => {
      lastFailure = error;
      logger.warn({ err: error, link: name }, 'broker cannot be reached or set up; retrying');
    })
    // The connection itself logs errors.
    .on('error', () => undefined);

  if (connectTimeoutMs > 0) {
    const timeout = setTimeout(() => void link.close(), connectTimeoutMs);
    await link
      .waitForConnect()
      .catch((error: unknown) => Promise.reject(lastFailure ?? error))
      .finally(() => clearTimeout(timeout));
  }

  return {
    async attach(attachment) {
      attachments.push(attachment);
      if (current === undefined) {
        // The next connection runs the setup before it is announced.
        if (connectTimeoutMs > 0) await once(link, 'connect');
        return;
      }
      try {
        await attachment(current);
      } catch (error) {
        attachments.splice(attachments.indexOf(attachment), 1);
        throw error;
      }
    },
    connected: () => current !== undefined,
    close: () => link.close(),
  };
}

/** Opens a channel and closes the connection if the channel closes unexpectedly, so that everything is set up again from a known state. */
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
