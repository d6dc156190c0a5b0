import type { Socket } from 'node:net';
import { MalformedBsonError } from './bson/malformed-bson.error.ts';
import type { Client } from './commands/command.ts';
import type { Dispatch } from './dispatch.ts';
import { CommandError } from './errors/command.error.ts';
import type { Logger } from './logger.ts';
import { MessageSplitter } from './wire/message-splitter.ts';
import { headerLength, opcode } from './wire/opcodes.ts';
import { ProtocolError } from './wire/protocol.error.ts';
import type { Reply } from './wire/reply.ts';
import { replyBytes, replyHead } from './wire/reply.ts';
import { parseRequest } from './wire/request.ts';

/** Up to this many bytes one copy is cheaper than a second write. */
const copiedUpTo = 64 * 1024;

/** More waiting requests than any driver sends at once: the sender is made to wait. */
const mostQueued = 32;

/** One client’s connection: requests are answered one after the other, in the order they came. */
export class ClientConnection {
  readonly client: Client;
  readonly #socket: Socket;
  readonly #dispatch: Dispatch;
  readonly #logger: Logger;
  readonly #splitter = new MessageSplitter();
  readonly #queue: Buffer[] = [];
  #working = false;
  #ending = false;

  constructor(socket: Socket, id: number, dispatch: Dispatch, logger: Logger) {
    this.#socket = socket;
    this.#dispatch = dispatch;
    this.#logger = logger;
    this.client = { id, address: addressOf(socket), gone: false, user: undefined, conversation: undefined };
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => logger.info({ connection: id, err: error }, 'a client’s connection broke'));
  }

  /** Lets the request that is being answered finish, then closes. */
  end(): void {
    this.#ending = true;
    this.#queue.length = 0;
    if (!this.#working) this.#socket.end();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** The client has hung up: what it has still asked for is not begun. */
  leave(): void {
    this.client.gone = true;
    this.#queue.length = 0;
  }

  #receive(chunk: Buffer): void {
    if (this.#ending) return;
    try {
      this.#queue.push(...this.#splitter.push(chunk));
    } catch (error) {
      return this.#refuse(chunk, error);
    }
    if (this.#queue.length > mostQueued) this.#socket.pause();
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let message = this.#queue.shift(); message !== undefined; message = this.#queue.shift()) {
      try {
        await this.#answer(message);
      } catch (error) {
        this.#refuse(message, error);
      }
      if (this.#socket.isPaused() && this.#queue.length === 0) this.#socket.resume();
    }
    this.#working = false;
    if (this.#ending) this.#socket.end();
  }

  async #answer(message: Buffer): Promise<void> {
    const request = parseRequest(message);
    const reply = await this.#dispatch(request, this.client);
    if (!request.silent) this.#send(request.id, request.opcode, reply);
  }

  #send(requestId: number, requestOpcode: number, reply: Reply): void {
    if (!this.#socket.writable) return;
    const body = replyBytes(reply);
    const head = replyHead(requestId, requestOpcode, body);
    if (body.length <= copiedUpTo) {
      this.#socket.write(Buffer.concat([head, body], head.length + body.length));
      return;
    }
    this.#socket.cork();
    this.#socket.write(head);
    this.#socket.write(body);
    this.#socket.uncork();
  }

  /** After bytes that are no message nothing can be read from this client any more: it is told so, and left. */
  #refuse(message: Buffer, error: unknown): void {
    const malformed = error instanceof ProtocolError || error instanceof MalformedBsonError;
    this.#logger.warn({ connection: this.client.id, err: error }, malformed ? 'a client sent what is no message; its connection is closed' : 'an answer could not be given');
    const reason = error instanceof Error ? error.message : String(error);
    const requestId = message.length >= headerLength ? message.readInt32LE(4) : 0;
    this.#send(requestId, opcode.message, new CommandError(malformed ? 'ProtocolError' : 'InternalError', reason).reply());
    this.end();
  }
}

function addressOf({ localAddress = '', localPort = 0 }: Socket): string {
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
