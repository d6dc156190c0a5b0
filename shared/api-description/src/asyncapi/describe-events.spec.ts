import asyncApiSchema from '@asyncapi/specs/schemas/3.0.0.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { events } from '@gvg/contracts/events';
import { clientEvents, serverEvents } from '@gvg/contracts/realtime/socket-events';
import { describeEvents } from './describe-events.ts';
import type { Message } from './document.ts';

const document = describeEvents();

/** Resolves a JSON pointer of the document. */
const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe('the AsyncAPI document', () => {
  it('is valid by the official schema of AsyncAPI 3', () => {
    // The official schema contains draft 7 itself.
    const ajv = new Ajv({ strict: false, meta: false, validateSchema: false });
    addFormats.default(ajv);
    const validate = ajv.compile(asyncApiSchema);
    validate(structuredClone(document));
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...structuredClone(document), channels: { orders: { adress: 'a' } } })).toBe(false);
  });

  it('has a channel for every event, bound to its routing key', () => {
    const channels = Object.values(document.channels).filter(({ bindings }) => bindings?.['amqp'] !== undefined);
    expect(channels.map(({ address }) => address).toSorted()).toEqual(events.map(({ type }) => type).toSorted());
  });

  it('has an operation for every event and every socket packet', () => {
    expect(Object.keys(document.operations)).toHaveLength(
      events.length + Object.keys(serverEvents).length + 1 + Object.keys(clientEvents).length,
    );
    expect(document.operations['receive.AUTH']?.reply?.messages).toEqual([
      { $ref: '#/channels/sockets/messages/client.AUTH.reply' },
    ]);
  });

  it('contains only references that resolve', () => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"(#[^"]+)"/g)].map(([, pointer]) => pointer ?? '');
    expect(pointers.length).toBeGreaterThan(events.length);
    for (const pointer of pointers) expect([pointer, at(pointer)]).toEqual([pointer, expect.anything()]);
  });

  it('describes a published event', () => {
    const { payload } = document.channels['orderPlaced']?.messages['orderPlaced'] as Message;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(structuredClone(payload));
    const data = { _id: 'a'.repeat(24), code: 'A1', user: 'b'.repeat(24), status: 'AWAITING_DEPOSIT', due: 65_000 };
    const published = {
      id: '3c7d1c52-5a1e-4c63-9f0e-2d2f8d0b7a11',
      type: 'order.placed',
      version: 1,
      occurredAt: '2026-11-20T03:00:00.000Z',
      subject: { type: 'order', id: data._id },
      revision: 1,
      correlationId: 'c',
      causationId: 'c',
      actor: { kind: 'user', id: data.user },
      data,
    };
    expect(validate(published)).toBe(true);
    expect(validate({ ...published, data: { ...data, status: 'PAID' } })).toBe(false);
    expect(validate({ ...published, type: 'order.cancelled' })).toBe(false);
  });
});
