import type { ServiceName } from '@gvg/contracts/definitions/endpoint';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { messagePact } from '@gvg/testing/message-pact';
import type { PushConsumer } from '../push/consume.ts';
import type { Realtime } from '../realtime.ts';

type Recorded = unknown[][];
type Register = (realtime: Realtime) => Promise<void>;

/** A node's expectations of another service's events. */
export function eventPact(provider: ServiceName) {
  return {
    /** Passes an event with `data` to its consumer, and returns what is sent and ended as a result. */
    async sentAfter(
      register: Register,
      contract: EventContract,
      description: string,
      data: object,
      more: Partial<Realtime> = {},
    ): Promise<Recorded> {
      const sent: Recorded = [];
      const record = async (...values: unknown[]) => void sent.push(values);
      let consumer: PushConsumer<EventContract> | undefined;
      await register({
        sender: { send: record, end: record, sendNow: record },
        register: { list: async () => [] },
        consume: async (registered: never) => void (consumer = registered),
        ...more,
      } as never);
      // Passed on here, because nothing else delivers it.
      expect(consumer?.events).toContain(contract);
      await messagePact({ consumer: 'realtime', provider }).expects(contract, { description, data }, async (event) =>
        consumer?.handle({ ...event, type: contract.type } as never),
      );
      return sent;
    },
  };
}
