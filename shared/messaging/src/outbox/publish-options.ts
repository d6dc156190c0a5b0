import type { BusContext } from '../bus-context.ts';
import type { StoredOutboxRow } from './outbox-store.ts';

/** How the events of the outbox reach the broker. */
export interface PublishOptions extends Pick<BusContext, 'logger' | 'metrics'> {
  /** Resolves once the broker has confirmed the event. */
  publish(row: StoredOutboxRow): Promise<void>;
  /** Whether the publisher is connected. */
  ready(): boolean;
}
