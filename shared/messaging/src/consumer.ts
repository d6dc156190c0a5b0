import type { Connection } from 'mongoose';
import type { DataOf, Envelope, EventContract } from '@gvg/contracts/event';
import type { EventContext } from './outbox.ts';
import type { Transaction } from './transaction.ts';

/** The event of one contract, or a union of several, discriminated by `type`. */
export type EventOf<C extends EventContract> =
  C extends EventContract<infer Type> ? Envelope<DataOf<C>> & { type: Type } : never;

/** The transaction that also contains the inbox row: all writes of the handler must use its session. */
export interface ConsumerScope extends Transaction {
  /** `service.name` of the consumer. */
  consumer: string;
  connection: Connection;
  /** Context for follow-up events: the same correlation id, caused by the event being handled. */
  context: EventContext;
}

interface ConsumerQueue<C extends EventContract> {
  /** Kebab-case, unique in the service; used in the queue's name. */
  name: string;
  /** Version of the queue: increase it when an event is removed from the list or the queue's arguments change. */
  version?: number;
  events: readonly C[];
  /** Whether a failure means that something else is away: the event then waits without using up attempts. */
  isUnavailable?(error: unknown): boolean;
}

export interface Consumer<C extends EventContract> extends ConsumerQueue<C> {
  isGuarded?: undefined;
  /** May run again after a failure, and concurrently for different subjects. Effects outside the transaction must be idempotent. */
  handle(event: EventOf<C>, scope: ConsumerScope): Promise<void>;
}

/** Its whole effect is one write that an older or equal revision of the subject does not get past: repeated, it changes nothing, so it needs neither transaction nor inbox. */
export interface GuardedConsumer<C extends EventContract> extends ConsumerQueue<C> {
  isGuarded: true;
  /** May run again, and concurrently for different subjects. */
  handle(event: EventOf<C>): Promise<void>;
}

/** A consumer without a database: at least once, so its effects must be idempotent. */
export interface Receiver<C extends EventContract> extends ConsumerQueue<C> {
  /** Called for the events of one subject in their order, also when several instances share the queue; concurrently for different subjects. */
  handle(event: EventOf<C>): Promise<void>;
}

export interface Subscription<C extends EventContract> {
  name: string;
  events: readonly C[];
  /** Loads the full state from its source; events that arrive afterwards may be older than the loaded state. */
  rebuild(): Promise<void>;
  /** Called for one event at a time, in order. After a failure the state is rebuilt. */
  handle(event: EventOf<C>): Promise<void> | void;
}
