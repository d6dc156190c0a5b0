import * as catalogue from './catalogue/events.ts';
import type { EventContract, InvalidatingEvent } from './event.ts';
import { isInvalidatingEvent } from './event.ts';

function isEvent(value: unknown): value is EventContract {
  return typeof value === 'object' && value !== null && 'type' in value && 'subjectType' in value;
}

/** Every event that makes cached public data outdated: the gateway's cache and the shell's cached pages subscribe to this list. */
export const invalidatingEvents: readonly InvalidatingEvent[] = Object.values<unknown>(catalogue).filter(isEvent).filter(isInvalidatingEvent);
