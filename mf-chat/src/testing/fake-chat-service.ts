import { ApiError } from '@gvg/browser-kit';
import type { Api, CallInput } from '@gvg/browser-kit';
import { buildPage } from '@gvg/contracts/definitions/paging';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import { chatId, customer, room, roomOf } from './chat-messages.ts';

type Sent = CallInput<'sendMessage'>['body'];

export interface FakeChatService {
  call: Api['call'];
  /** Stored messages. Tests add those of other sides. */
  messages: Message[];
  room: Partial<Room>;
  /** Names of calls with their inputs, in order. */
  calls: { name: string; input: unknown }[];
  /** Error of the next calls by name, until it is removed. */
  failures: Partial<Record<string, ApiError>>;
  /** Handlers of other calls. */
  others: Record<string, (input: never) => object>;
  /** Returns how often a call was made. */
  count: (name: string) => number;
}

/** A fake chat service for one customer: lists messages by its contract, and assigns `seq` to sent ones. */
export function fakeChatService(messages: Message[] = [], changes: Partial<Room> = {}): FakeChatService {
  const list = ({ before, after, limit = 20 }: { before?: number; after?: number; limit?: number }) => {
    const found = service.messages
      .filter(({ seq }) => (before === undefined || seq < before) && (after === undefined || seq > after))
      .sort((a, b) => (after === undefined ? b.seq - a.seq : a.seq - b.seq));
    return buildPage(found.slice(0, limit), found.length, { page: 1, limit });
  };
  const store = ({ clientId = '', content }: Sent): Message => {
    const known = service.messages.find((message) => message.clientId === clientId);
    if (known) return known;
    const seq = Math.max(0, ...service.messages.map((message) => message.seq)) + 1;
    const { text = '', images = [], link, card } = content;
    const stored = {
      text,
      images: images.map((image) => ({ ...image, signedUrl: image.url })),
      ...(link ? { link } : {}),
      ...(card ? { card } : {}),
    };
    const message: Message = {
      _id: chatId(1_000 + seq),
      room,
      seq,
      clientId,
      content: stored,
      senderIsUser: customer,
      readAt: null,
      createdAt: new Date().toISOString(),
    };
    service.messages.push(message);
    return message;
  };
  const mark = ({ body: { seq = 0 } }: CallInput<'updateRoom'>) => {
    service.room = { ...service.room, readSeq: { staff: 0, ...service.room.readSeq, customer: seq }, unread: 0 };
    return roomOf(service.messages, service.room);
  };
  const answers: Record<string, (input: never) => object> = {
    getMyRoom: () => ({ room: service.messages.length === 0 ? null : roomOf(service.messages, service.room) }),
    getRoom: () => roomOf(service.messages, service.room),
    listMessages: ({ query }: CallInput<'listMessages'>) => list((query ?? {}) as Parameters<typeof list>[0]),
    sendMessage: ({ body }: CallInput<'sendMessage'>) => store(body),
    updateRoom: mark,
  };
  const service: FakeChatService = {
    messages: [...messages],
    room: changes,
    calls: [],
    failures: {},
    others: {},
    count: (name) => service.calls.filter((call) => call.name === name).length,
    call(name, input) {
      service.calls.push({ name, input });
      const failure = service.failures[name];
      const answer = service.others[name] ?? answers[name];
      if (failure !== undefined || answer === undefined)
        return Promise.reject(failure ?? new ApiError(404, { message: 'NOT_FOUND' }));
      return Promise.resolve(answer(input as never) as never);
    },
  };
  return service;
}
