/** The page's connection to the realtime nodes; loaded with the first page that follows it. */
export { useRealtimeEvent } from './realtime/use-realtime-event.ts';
export { useRealtimeState } from './realtime/use-realtime-state.ts';
