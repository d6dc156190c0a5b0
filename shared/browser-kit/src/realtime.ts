/** The page's connection to the realtime nodes. Loaded with the first page that uses it. */
export { useRealtimeEvent } from './realtime/use-realtime-event.ts';
export { useRealtimeState } from './realtime/use-realtime-state.ts';
