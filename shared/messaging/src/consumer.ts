import type { ClientSession, Connection } from 'mongoose';
import type { DataOf, Envelope, EventContract } from '@gvg/contracts/event';
import type { EventContext } from './outbox.ts';

/** The event of one contract, or of any of several, told apart by `type`. */
export type EventOf<C extends EventContract> = C extends EventContract<infer Type> ? Envelope<DataOf<C>> & { type: Type } : never;

export interface ConsumerScope {
  /** `service.name` of the consumer. */
  consumer: string;
  connection: Connection;
  /** The transaction that also holds the inbox: everything the handler writes belongs in it. */
  session: ClientSession;
  /** For events told in answer: same correlation, caused by the event being handled. */
  context: EventContext;
}

export interface Consumer<C extends EventContract> {
  /** Kebab-case, unique in the service; part of the queue's name. */
  name: string;
  /** Of the queue: raise it when an event leaves the list or the queue's arguments change. */
  version?: number;
  events: readonly C[];
  /** May run again after a failure, and beside itself for other subjects. Effects outside the transaction must be repeatable. */
  handle(event: EventOf<C>, scope: ConsumerScope): Promise<void>;
}

export interface Subscription<C extends EventContract> {
  name: string;
  events: readonly C[];
  /** Reads the whole state from its source; an event that arrives afterwards may be older than what was read. */
  rebuild(): Promise<void>;
  /** One at a time, in order. A failure makes the state doubtful: it is rebuilt. */
  handle(event: EventOf<C>): Promise<void> | void;
}
