import type { EventContract, InvalidatingEvent } from './definitions/event.ts';
import { isInvalidatingEvent } from './definitions/event.ts';
import { eventModules } from './generated/events.ts';

function isEvent(value: unknown): value is EventContract {
  return (
    typeof value === 'object' && value !== null && 'type' in value && 'subjectType' in value && 'producer' in value
  );
}

/** Every event of the site by the name of its contract, by owner in alphabetical order. */
export const eventsByName: ReadonlyMap<string, EventContract> = new Map(
  eventModules
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, value]) => (isEvent(value) ? [[name, value] as const] : [])),
);

/** Every event of the site, by owner in alphabetical order. */
export const events: readonly EventContract[] = [...eventsByName.values()];

/** Every event that makes cached public data outdated: the gateway's cache and the shell's cached pages subscribe to this list. */
export const invalidatingEvents: readonly InvalidatingEvent[] = events.filter(isInvalidatingEvent);
