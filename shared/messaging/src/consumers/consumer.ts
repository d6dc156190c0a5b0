import type { Connection } from 'mongoose';
import type { DataOf, Envelope, EventContract } from '@gvg/contracts/definitions/event';
import type { EventContext } from '../outbox/outbox.ts';
import type { Transaction } from '../outbox/transaction.ts';

/** The event of one contract, or a union of several, discriminated by `type`. */
export type EventOf<C extends EventContract> =
  C extends EventContract<infer Type> ? Envelope<DataOf<C>> & { type: Type } : never;

/** The transaction that also contains the inbox row. All writes of the handler must use its session. */
export interface ConsumerScope extends Transaction {
  /** `service.name` of the consumer. */
  consumer: string;
  connection: Connection;
  /** Context for follow-up events: the same correlation id, caused by the event being handled. */
  context: EventContext;
}

interface ConsumerQueue<C extends EventContract> {
  /** Kebab-case, unique in the service. Used in the queue's name. */
  name: string;
  /** Version of the queue. Increase it when an event is removed from the list or the queue's arguments change. */
  version?: number;
  events: readonly C[];
  /**
   * Only one instance at a time receives the queue's events, so that their order holds across instances. Another takes over when it is
   * gone.
   */
  isSingleActive?: boolean;
  /** Returns whether a failure means that a dependency is unavailable. The event then waits without using up attempts. */
  isUnavailable?(error: unknown): boolean;
}

/** For lasting effects that are written in the transaction: each event is handled once. */
export interface TransactionalConsumer<C extends EventContract> extends ConsumerQueue<C> {
  isIdempotent?: false;
  /** May run again after a failure, and concurrently for different subjects. Effects outside the transaction must be idempotent. */
  handle(event: EventOf<C>, scope: ConsumerScope): Promise<void>;
}

/**
 * For lasting effects that a repeated or older event does not change, such as one write guarded by the revision. Needs neither inbox nor
 * database.
 */
export interface IdempotentConsumer<C extends EventContract> extends ConsumerQueue<C> {
  isIdempotent: true;
  /** May run again, and concurrently for different subjects. */
  handle(event: EventOf<C>): Promise<void>;
}

export type Consumer<C extends EventContract> = TransactionalConsumer<C> | IdempotentConsumer<C>;

/** For in-memory state of an instance. */
export interface Subscription<C extends EventContract> {
  name: string;
  events: readonly C[];
  /** Loads the full state from its source. Events that arrive afterwards may be older than the loaded state. */
  rebuild(): Promise<void>;
  /** Called for one event at a time, in order. After a failure the state is rebuilt. */
  handle(event: EventOf<C>): Promise<void> | void;
}
