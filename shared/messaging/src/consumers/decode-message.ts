import { envelopeSchema } from '@gvg/contracts/definitions/event';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { EventOf } from './consumer.ts';

export type PoisonReason = 'NOT_JSON' | 'INVALID_ENVELOPE' | 'UNKNOWN_TYPE' | 'INVALID_DATA';

export type Decoded<C extends EventContract> = { event: EventOf<C> } | { poison: PoisonReason; detail: string };

/** Returns the event in a message, validated against its contract, or the reason why it can never be handled. */
export function decodeMessage<C extends EventContract>(contracts: readonly C[], content: Buffer): Decoded<C> {
  let json: unknown;
  try {
    json = JSON.parse(content.toString('utf8'));
  } catch (error) {
    return { poison: 'NOT_JSON', detail: String(error) };
  }
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) return { poison: 'INVALID_ENVELOPE', detail: envelope.error.message };

  const { type, version } = envelope.data;
  const contract = contracts.find((candidate) => candidate.type === type && candidate.version === version);
  if (contract === undefined) return { poison: 'UNKNOWN_TYPE', detail: `${type} version ${version}` };

  const data = contract.data.safeParse(envelope.data.data);
  if (!data.success) return { poison: 'INVALID_DATA', detail: data.error.message };
  return { event: { ...envelope.data, data: data.data } as EventOf<C> };
}
