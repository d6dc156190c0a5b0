import type { Connection } from 'mongoose';
import type { EventContract } from '@gvg/contracts/event';
import type { Consumer, GuardedConsumer } from './consumer.ts';
import type { Inbox } from './inbox.ts';
import { consumeQueue } from './queue-consumer.ts';
import type { QueueConsumer, QueueConsumerOptions, RunningConsumer } from './queue-consumer.ts';

/** Unacknowledged events per instance. */
const prefetch = 16;

export interface DurableConsumerOptions extends QueueConsumerOptions {
  inbox: Inbox;
  connection: Connection;
  /** Wakes the outbox relay: the handler may have recorded events. */
  nudge: () => void;
}

/** Each event is handled once and acknowledged after the commit of the transaction that also contains its inbox row, or after the guarded write. */
export function startConsumer<C extends EventContract>(
  consumer: Consumer<C> | GuardedConsumer<C>,
  options: DurableConsumerOptions,
): Promise<RunningConsumer> {
  const { service, inbox, connection, nudge } = options;
  const { name, version, events } = consumer;
  const scope = `${service}.${name}`;
  const handle: QueueConsumer<C>['handle'] = async (event) => {
    if (consumer.isGuarded === true) {
      await consumer.handle(event);
      return true;
    }
    const context = {
      actor: { kind: 'service' as const, id: service },
      correlationId: event.correlationId,
      causationId: event.id,
    };
    const isFirst = await inbox.once(scope, event.id, (transaction) =>
      consumer.handle(event, { ...transaction, consumer: scope, connection, context }),
    );
    if (isFirst) nudge();
    return isFirst;
  };
  const isUnavailable = consumer.isUnavailable?.bind(consumer);
  return consumeQueue<C>({ name, version, events, prefetch, handle, ...(isUnavailable && { isUnavailable }) }, options);
}
