import type { Connection } from 'mongoose';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Consumer } from './consumer.ts';
import type { Inbox } from './inbox.ts';
import { consumeQueue } from './queue-consumer.ts';
import type { EventHandler, QueueConsumerOptions, RunningConsumer } from './queue-consumer.ts';

export interface DurableConsumerOptions extends QueueConsumerOptions {
  /** Present in a service with a database. */
  database?: { inbox: Inbox; connection: Connection } | undefined;
}

/**
 * Starts a consumer. Each event is acknowledged after the commit of the transaction with its inbox row; that of an idempotent consumer once
 * it is handled.
 */
export function startConsumer<C extends EventContract>(
  consumer: Consumer<C>,
  options: DurableConsumerOptions,
): Promise<RunningConsumer> {
  return consumeQueue<C>(consumer, handlerOf(consumer, options), options);
}

function handlerOf<C extends EventContract>(
  consumer: Consumer<C>,
  { service, database }: DurableConsumerOptions,
): EventHandler<C> {
  if (consumer.isIdempotent === true) return (event) => consumer.handle(event).then(() => true);
  if (database === undefined) throw new Error(`${service} has no database to consume ${consumer.name} with`);
  const { inbox, connection } = database;
  const scope = `${service}.${consumer.name}`;
  return (event) => {
    const context = {
      actor: { kind: 'service' as const, id: service },
      correlationId: event.correlationId,
      causationId: event.id,
    };
    return inbox.once(scope, event.id, (transaction) =>
      consumer.handle(event, { ...transaction, consumer: scope, connection, context }),
    );
  };
}
