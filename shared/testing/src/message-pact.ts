import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MatchersV3, MessageProviderPact, PactV4 } from '@pact-foundation/pact';
import { envelopeSchema } from '@gvg/contracts/definitions/event';
import type { DataOf, Envelope, EventContract } from '@gvg/contracts/definitions/event';
import type { ServiceName } from '@gvg/contracts/definitions/endpoint';
import type { ServerEventData, ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { serverEvents } from '@gvg/contracts/realtime/socket-events';
import { pactFolder } from './http-pact.ts';
import { markVerified } from './pact-verification-marks.ts';

/** Separate from HTTP pacts, which are verified by requests instead of published events. */
const messagePactFolder = () => path.join(pactFolder(), 'messages');

export interface Expectation {
  /** The event, such as `a product was created by staff`. */
  description: string;
  /** Only the fields of the event's data that the consumer reads, with matchers. */
  data: unknown;
}

const { like, integer, regex, string, uuid } = MatchersV3;
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-21T09:00:00.000Z');

function expectedEnvelope({ type, version, subjectType }: EventContract, data: unknown) {
  return {
    id: uuid('2f1c8e0a-3a64-4a53-9d0e-6f1d1f3b8a11'),
    type,
    version,
    occurredAt: instant,
    subject: { type: subjectType, id: string('64b0c0ffee0123456789abcd') },
    revision: integer(1),
    correlationId: string('request-1'),
    causationId: string('request-1'),
    actor: like({ kind: 'user', id: '64b0c0ffee0123456789abcd' }),
    data,
  };
}

/** Creates the pact of an event consumer and the publishing service. */
export function messagePact({
  consumer,
  provider,
  folder = messagePactFolder(),
}: {
  consumer: string;
  provider: ServiceName;
  folder?: string;
}) {
  const pact = new PactV4({ consumer, provider, dir: folder, logLevel: 'warn' });
  return {
    /**
     * Passes an event as described by the expectation, validated against the contract as the bus does, to `handle` (the consumer's own
     * handler), and writes the expectation to the pact once it was handled.
     */
    async expects<C extends EventContract>(
      contract: C,
      { description, data }: Expectation,
      handle: (event: Envelope<DataOf<C>>) => Promise<unknown>,
    ): Promise<void> {
      await pact
        .addAsynchronousInteraction()
        .expectsToReceive(description, (message) => {
          message.withJSONContent(expectedEnvelope(contract, data)).withMetadata({ type: contract.type });
        })
        .executeTest(async ({ contents }) => {
          const envelope = envelopeSchema.parse(contents.content);
          await handle({ ...envelope, data: contract.data.parse(envelope.data) as DataOf<C> });
        });
    },
  };
}

/** Creates the pact of a page that reads packets from the socket nodes. */
export function packetPact({ consumer, folder = messagePactFolder() }: { consumer: string; folder?: string }) {
  const pact = new PactV4({ consumer, provider: 'realtime', dir: folder, logLevel: 'warn' });
  return {
    /**
     * Passes a packet as described by the expectation to `handle`, the page's own code. The packet must match its schema once `unread` is
     * added.
     */
    async expects<Name extends ServerEventName>(
      name: Name,
      { description, data, unread = {} }: Expectation & { unread?: object },
      handle: (data: ServerEventData<Name>) => unknown,
    ): Promise<void> {
      await pact
        .addAsynchronousInteraction()
        .expectsToReceive(description, (message) => {
          message.withJSONContent(data as never).withMetadata({ type: name });
        })
        .executeTest(async ({ contents }) => {
          const packet = { ...unread, ...(contents.content as object) };
          await handle(serverEvents[name].parse(packet) as ServerEventData<Name>);
        });
    },
  };
}

export interface PublishedEventsVerification {
  provider: ServiceName;
  /** By event type: creates the event with the provider's own code. */
  events: Record<string, () => Envelope | Promise<Envelope>>;
  folder?: string;
}

interface WrittenMessage {
  description: string;
  metadata: { type: string };
}

function expectedMessages(file: string): WrittenMessage[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { interactions: WrittenMessage[] }).interactions;
}

/** Verifies the provider's events against its consumers' expectations. Rejects with all differences, and if there is no pact. */
export async function verifyPublishedEvents({
  provider,
  events,
  folder = messagePactFolder(),
}: PublishedEventsVerification): Promise<void> {
  const pactUrls = globSync(path.join(folder, `*-${provider}.json`));
  if (pactUrls.length === 0)
    throw new Error(
      `No consumer has written a pact about events of ${provider}: run the consumers' contract tests first`,
    );
  markVerified(pactUrls);
  const messageProviders = Object.fromEntries(
    pactUrls.flatMap((file) =>
      expectedMessages(file).map(({ description, metadata: { type } }) => {
        const createEvent = events[type];
        if (createEvent === undefined)
          throw new Error(
            `${path.basename(file)}: “${description}” requires ${type}, which the provider's test does not create`,
          );
        return [description, async () => ({ __pactMessageMetadata: { type }, message: await createEvent() })];
      }),
    ),
  );
  await new MessageProviderPact({ provider, pactUrls, messageProviders, logLevel: 'warn' }).verify();
}
