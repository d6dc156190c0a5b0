import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { closeChannel, openChannel } from '../broker/amqp-link.ts';
import type { AmqpLink } from '../broker/amqp-link.ts';
import type { BusContext } from '../bus-context.ts';
import type { Subscription } from './consumer.ts';
import { decodeMessage } from './decode-message.ts';
import { instanceQueue } from '../broker/names.ts';
import { declareInstanceQueue } from '../broker/topology.ts';

const prefetch = 200;
const restartDelayMs = 1_000;

/** Maintains in-memory state of one instance: bind, rebuild, deliver. Repeated after each reconnect and after a failed handler. */
export async function startSubscription<C extends EventContract>(
  subscription: Subscription<C>,
  link: AmqpLink,
  context: BusContext,
): Promise<void> {
  const { namespace, service, metrics } = context;
  const logger = context.logger.child({ subscription: `${service}.${subscription.name}` });
  const types = subscription.events.map(({ type }) => type);

  await link.attach((broker) => start(broker));

  async function start(broker: ChannelModel): Promise<void> {
    const channel = await openChannel(broker, broker.createChannel(), logger);
    // A unique name each time, because the broker may still have the previous queue after a lost connection.
    const queue = instanceQueue(namespace, service, subscription.name, randomUUID());
    await declareInstanceQueue(channel, namespace, queue, types);
    await rebuild();
    await channel.prefetch(prefetch);
    let last = Promise.resolve();
    let broken = false;
    await channel.consume(queue, (message) => {
      if (message === null) return void channel.close();
      last = last.then(async () => {
        if (broken) return;
        try {
          await deliver(message);
          channel.ack(message);
        } catch (error) {
          broken = true;
          logger.error({ err: error, messageId: message.properties.messageId }, 'handler failed; rebuilding the state');
          void restart(broker, channel);
        }
      });
    });
  }

  async function rebuild(): Promise<void> {
    const started = performance.now();
    await subscription.rebuild();
    metrics.rebuilt?.(`${service}.${subscription.name}`, (performance.now() - started) / 1000);
  }

  async function deliver(message: ConsumeMessage): Promise<void> {
    const decoded = decodeMessage(subscription.events, message.content);
    if ('poison' in decoded) {
      // Durable consumers move the event to their dead letters. It does not affect the state here.
      logger.error({ reason: decoded.poison, detail: decoded.detail }, 'unreadable event skipped');
      return;
    }
    await subscription.handle(decoded.event);
  }

  async function restart(broker: ChannelModel, channel: Channel): Promise<void> {
    await delay(restartDelayMs);
    await closeChannel(channel);
    try {
      await start(broker);
    } catch (error) {
      logger.error({ err: error }, 'the state could not be rebuilt; reconnecting');
      // The link reconnects and repeats the setup until it succeeds.
      await broker.close().catch(() => undefined);
    }
  }
}
