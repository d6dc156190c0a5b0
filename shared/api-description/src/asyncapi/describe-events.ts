import { z } from 'zod';
import { envelopeSchema } from '@gvg/contracts/definitions/event';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { eventsByName } from '@gvg/contracts/events';
import { clientEvents, handshakeSchema, serverEvents, socketErrors } from '@gvg/contracts/realtime/socket-events';
import { realtimePath, socketLimits, tokenGraceSeconds } from '@gvg/contracts/realtime/terms';
import { describeSchemas } from '../describe-schema.ts';
import type { Direction } from '../describe-schema.ts';
import { descriptions } from '../generated/descriptions.ts';
import type { JsonSchema } from '../json-schema.ts';
import { sentenceOf } from '../words.ts';
import type { AsyncApiDocument, AsyncOperation, Channel, Message } from './document.ts';

const json = 'application/json';

/** The exchange of a site with the default namespace. */
const exchange = { name: 'gvg.events', type: 'topic', durable: true, autoDelete: false, vhost: '/' };

/** Returns the schema of a published event: the envelope, with the values of its contract. */
const envelopeOf = ({ type, version, subjectType, data }: EventContract) =>
  envelopeSchema.extend({
    type: z.literal(type),
    version: z.literal(version),
    subject: envelopeSchema.shape.subject.extend({ type: z.literal(subjectType) }),
    data,
  });

type Schemas = Iterable<readonly [string, z.ZodType]>;

/** Draft 7 of JSON Schema, which AsyncAPI uses by default. */
function payloadsOf(schemas: Schemas, direction: Direction): Map<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  // A schema shared by two messages could be in the registry only once, so each message gets a clone.
  for (const [name, schema] of schemas) registry.add(schema.clone(), { id: name });
  return describeSchemas(registry, { direction, target: 'draft-07', refOf: (id) => id });
}

type Events = ReadonlyMap<string, EventContract>;

/** Messages sent by services, nodes and clients, by name. */
const sentSchemas = (events: Events): Schemas => [
  ...[...events.values()].map((event) => [event.type, envelopeOf(event)] as const),
  ...Object.entries(serverEvents).map(([name, schema]) => [`server.${name}`, schema] as const),
  ['server.DISCONNECT', z.enum(socketErrors)],
  ...Object.entries(clientEvents).map(([name, { reply }]) => [`client.${name}.reply`, reply] as const),
];
const receivedSchemas = (): Schemas => [
  ...Object.entries(clientEvents).map(([name, { data }]) => [`client.${name}`, data] as const),
  ['handshake', handshakeSchema],
];

const ref = (path: string) => ({ $ref: `#/${path}` });

function eventChannel(name: string, event: EventContract, payload: JsonSchema): Channel {
  const summary = descriptions[name];
  return {
    address: event.type,
    title: sentenceOf(name),
    ...(summary === undefined ? {} : { description: summary }),
    servers: [ref('servers/broker')],
    messages: {
      [name]: {
        name: event.type,
        title: sentenceOf(name),
        ...(summary === undefined ? {} : { summary }),
        contentType: json,
        correlationId: { location: '$message.payload#/correlationId' },
        payload,
        bindings: { amqp: { messageType: event.type, bindingVersion: '0.3.0' } },
      },
    },
    bindings: { amqp: { is: 'routingKey', exchange, bindingVersion: '0.3.0' } },
  };
}

const eventOperation = (name: string, { producer }: EventContract): AsyncOperation => ({
  action: 'send',
  channel: ref(`channels/${name}`),
  summary: producer === '*' ? 'Published by any service.' : `Published by ${producer}.`,
  messages: [ref(`channels/${name}/messages/${name}`)],
});

const socketMessage = (name: string, payload: JsonSchema): Message => ({
  name,
  title: name,
  contentType: json,
  payload,
});

/** Returns the channel of sockets, with all messages in both directions. */
function socketChannel(payloadOf: (id: string) => JsonSchema): Channel {
  const sent = [...Object.keys(serverEvents), 'DISCONNECT'].map(
    (name) => [`server.${name}`, socketMessage(name, payloadOf(`server.${name}`))] as const,
  );
  const received = Object.keys(clientEvents).flatMap((name) => [
    [`client.${name}`, socketMessage(name, payloadOf(`client.${name}`))] as const,
    [`client.${name}.reply`, socketMessage(`${name} (acknowledgement)`, payloadOf(`client.${name}.reply`))] as const,
  ]);
  return {
    address: `${realtimePath}/`,
    title: 'Sockets of the pages',
    description: `Socket.IO, protocol 5. The handshake's \`auth\` has a user's access token (\`token\`) or a guest's signed value (\`sessionId\`). A socket outlives its token by ${tokenGraceSeconds} s, until then AUTH brings the next one. At most ${socketLimits.packetBytes} bytes a packet and ${socketLimits.packetsPerSecond} packets a second; ${socketLimits.perPerson} sockets of one person. What sockets carry is stored first: who misses something asks for it by HTTP.`,
    servers: [ref('servers/site')],
    messages: Object.fromEntries([...sent, ...received]),
    bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
  };
}

const socketMessageRef = (id: string) => ref(`channels/sockets/messages/${id}`);

function socketOperations(): Record<string, AsyncOperation> {
  const channel = ref('channels/sockets');
  const sent = [...Object.keys(serverEvents), 'DISCONNECT'].map((name): [string, AsyncOperation] => [
    `send.${name}`,
    { action: 'send', channel, messages: [socketMessageRef(`server.${name}`)] },
  ]);
  const received = Object.keys(clientEvents).map((name): [string, AsyncOperation] => [
    `receive.${name}`,
    {
      action: 'receive',
      channel,
      messages: [socketMessageRef(`client.${name}`)],
      reply: { channel, messages: [socketMessageRef(`client.${name}.reply`)] },
    },
  ]);
  return Object.fromEntries([...sent, ...received]);
}

/** Returns AsyncAPI 3 of the events between services (default: all) and of the pages' sockets, from the contracts. */
export function describeEvents(published: Events = eventsByName): AsyncApiDocument {
  const byName = new Map([...payloadsOf(sentSchemas(published), 'output'), ...payloadsOf(receivedSchemas(), 'input')]);
  const payloadOf = (id: string): JsonSchema => {
    const payload = byName.get(id);
    if (payload === undefined) throw new Error(`no schema describes ${id}`);
    return payload;
  };
  const events = [...published];
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Goods Viet Goods',
      version: '1.0.0',
      description:
        'What the services tell each other, and what pages learn at once. Events are in the past tense and come at least once: a consumer skips an `id` that it knows and a `revision` that is not newer. Personal data stands in them by id only. Changes are additive.',
    },
    defaultContentType: json,
    servers: {
      broker: {
        host: 'broker.internal:5672',
        protocol: 'amqp',
        protocolVersion: '0.9.1',
        description: 'RabbitMQ, reached by the services alone.',
      },
      site: {
        host: '{host}',
        protocol: 'wss',
        description: 'The site that serves this document.',
        variables: { host: { default: 'localhost:3000', description: 'Host and port of the site.' } },
      },
    },
    channels: {
      ...Object.fromEntries(
        events.map(([name, event]) => [name, eventChannel(name, event, payloadOf(event.type))] as const),
      ),
      sockets: socketChannel(payloadOf),
    },
    operations: {
      ...Object.fromEntries(events.map(([name, event]) => [name, eventOperation(name, event)] as const)),
      ...socketOperations(),
    },
    components: { schemas: { Handshake: payloadOf('handshake') } },
  };
}
