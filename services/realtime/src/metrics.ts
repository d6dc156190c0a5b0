import type { Metrics } from '@gvg/service-kit/telemetry/metrics';
import { Counter, Gauge, Histogram } from '@gvg/service-kit/telemetry/metrics';

/** Metrics of a node in addition to those of every process. */
export interface RealtimeMetrics {
  sockets: Gauge<'kind'>;
  handshakes: Counter<'result'>;
  received: Counter<'event' | 'result'>;
  sent: Counter<'event'>;
  ended: Counter<'reason'>;
  delay: Histogram<'type'>;
}

export function createRealtimeMetrics({ registry }: Pick<Metrics, 'registry'>): RealtimeMetrics {
  const registers = [registry];
  return {
    sockets: new Gauge({
      name: 'realtime_sockets',
      help: 'Open sockets of this node.',
      labelNames: ['kind'],
      registers,
    }),
    handshakes: new Counter({
      name: 'realtime_handshakes_total',
      help: 'Handshakes: accepted, or refused with a code.',
      labelNames: ['result'],
      registers,
    }),
    received: new Counter({
      name: 'realtime_client_events_total',
      help: 'Events that sockets have sent: done, refused with a code, or ignored.',
      labelNames: ['event', 'result'],
      registers,
    }),
    sent: new Counter({
      name: 'realtime_server_events_total',
      help: 'Events sent to rooms on all nodes.',
      labelNames: ['event'],
      registers,
    }),
    ended: new Counter({
      name: 'realtime_ends_total',
      help: 'Sockets, or rooms of them, that this node has ended.',
      labelNames: ['reason'],
      registers,
    }),
    delay: new Histogram({
      name: 'realtime_delay_seconds',
      help: 'From the change that an event is about until it was sent to the sockets.',
      labelNames: ['type'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300],
      registers,
    }),
  };
}
