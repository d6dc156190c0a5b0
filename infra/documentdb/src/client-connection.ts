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

/** Size in bytes up to which one copy is cheaper than a second write. */
const copiedUpTo = 64 * 1024;

/** More queued requests than any driver sends at once. Beyond that the socket is paused. */
const maxQueued = 32;

/** A client’s connection. Serves requests one at a time, in order of arrival. */
export class ClientConnection {
  readonly client: Client;
  readonly #socket: Socket;
  readonly #dispatch: Dispatch;
  readonly #logger: Logger;
  readonly #splitter = new MessageSplitter();
  readonly #queue: Buffer[] = [];
  #working = false;
  #closing = false;

  constructor(socket: Socket, id: number, dispatch: Dispatch, logger: Logger) {
    this.#socket = socket;
    this.#dispatch = dispatch;
    this.#logger = logger;
    this.client = { id, address: addressOf(socket), gone: false, user: undefined, conversation: undefined };
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => logger.info({ connection: id, err: error }, 'the connection of a client failed'));
  }

  /** Finishes the running request and closes the connection. */
  end(): void {
    this.#closing = true;
    this.#queue.length = 0;
    if (!this.#working) this.#socket.end();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Drops the requests that have not started. */
  disconnected(): void {
    this.client.gone = true;
    this.#queue.length = 0;
  }

  #receive(chunk: Buffer): void {
    if (this.#closing) return;
    try {
      this.#queue.push(...this.#splitter.push(chunk));
    } catch (error) {
      return this.#refuse(chunk, error);
    }
    if (this.#queue.length > maxQueued) this.#socket.pause();
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let message = this.#queue.shift(); message !== undefined; message = this.#queue.shift()) {
      try {
        await this.#respond(message);
      } catch (error) {
        this.#refuse(message, error);
      }
      if (this.#socket.isPaused() && this.#queue.length === 0) this.#socket.resume();
    }
    this.#working = false;
    if (this.#closing) this.#socket.end();
  }

  async #respond(message: Buffer): Promise<void> {
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

  /** Sends one error and closes the connection, because nothing can be read after malformed bytes. */
  #refuse(message: Buffer, error: unknown): void {
    const malformed = error instanceof ProtocolError || error instanceof MalformedBsonError;
    this.#logger.warn(
      { connection: this.client.id, err: error },
      malformed ? 'a client sent a malformed message; its connection is closed' : 'a reply could not be sent',
    );
    const reason = error instanceof Error ? error.message : String(error);
    const requestId = message.length >= headerLength ? message.readInt32LE(4) : 0;
    this.#send(
      requestId,
      opcode.message,
      new CommandError(malformed ? 'ProtocolError' : 'InternalError', reason).reply(),
    );
    this.end();
  }
}

function addressOf({ localAddress = '', localPort = 0 }: Socket): string {
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
