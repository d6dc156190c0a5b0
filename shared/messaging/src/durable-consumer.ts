import type { Connection } from 'mongoose';
import type { EventContract } from '@gvg/contracts/event';
import type { Consumer } from './consumer.ts';
import type { Inbox } from './inbox.ts';
import { consumeQueue } from './queue-consumer.ts';
import type { QueueConsumerOptions, RunningConsumer } from './queue-consumer.ts';

/** Unacknowledged events per instance. */
const prefetch = 16;

export interface DurableConsumerOptions extends QueueConsumerOptions {
  inbox: Inbox;
  connection: Connection;
}

/** Each event is handled once and acknowledged after the commit of the transaction that also contains its inbox row. */
export function startConsumer<C extends EventContract>({ name, version, events, handle }: Consumer<C>, options: DurableConsumerOptions): Promise<RunningConsumer> {
  const { service, inbox, connection } = options;
  const scope = `${service}.${name}`;
  return consumeQueue<C>(
    {
      name,
      version,
      events,
      prefetch,
      handle: (event) => {
        const context = { actor: { kind: 'service' as const, id: service }, correlationId: event.correlationId, causationId: event.id };
        return inbox.once(scope, event.id, (session) => handle(event, { consumer: scope, connection, session, context }));
      },
    },
    options,
  );
}
