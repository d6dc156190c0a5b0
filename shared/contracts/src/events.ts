import type { EventContract, InvalidatingEvent } from './definitions/event.ts';
import { isInvalidatingEvent } from './definitions/event.ts';
import { eventModules } from './generated/events.ts';

function isEvent(value: unknown): value is EventContract {
  return (
    typeof value === 'object' && value !== null && 'type' in value && 'subjectType' in value && 'producer' in value
  );
}

/** Every event of the site by contract name, ordered by owner. */
export const eventsByName: ReadonlyMap<string, EventContract> = new Map(
  eventModules
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, value]) => (isEvent(value) ? [[name, value] as const] : [])),
);

/** Every event of the site, ordered by owner. */
export const events: readonly EventContract[] = [...eventsByName.values()];

/** Events that make cached public data stale. The gateway's cache and the shell's page cache subscribe to them. */
export const invalidatingEvents: readonly InvalidatingEvent[] = events.filter(isInvalidatingEvent);
