import { asApiError } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { OutgoingContent, OutgoingMessage, QueuedMessage } from './outgoing-message.ts';
import type { StoredQueue } from './stored-queue.ts';

export interface OutboxOptions {
  queue: StoredQueue;
  person: string;
  receiver: string | undefined;
  send: (message: QueuedMessage) => Promise<Message>;
  onSent: (message: Message) => void;
  onChange: (outgoing: readonly OutgoingMessage[]) => void;
}

const shortestWaitMs = 2_000;
const longestWaitMs = 30_000;
/** For TOO_MANY_REQUESTS without `Retry-After`. */
const usualLimitMs = 10_000;
/** A message that has waited longer is sent only after its author confirms, because its subject may be settled. */
const longestQueuedMs = 86_400_000;

const isTemporary = ({ status }: ApiError) => status === 0 || status === 408 || status === 429 || status >= 500;

/** Outgoing messages: sent one at a time, retried when the connection is back, and shown as failed if the service rejects one. */
export class Outbox {
  readonly #options: OutboxOptions;
  #messages: readonly OutgoingMessage[];
  #isSending = false;
  #attempts = 0;
  #limitedUntil = 0;
  #isRunning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { queue, person, receiver } = options;
    this.#messages = queue
      .read(person)
      .filter((message) => message.receiver === receiver)
      .map((message) => ({
        ...message,
        state:
          message.failure !== undefined || Date.now() - Date.parse(message.createdAt) > longestQueuedMs
            ? 'failed'
            : 'waiting',
      }));
  }

  get messages(): readonly OutgoingMessage[] {
    return this.#messages;
  }

  add(content: OutgoingContent): void {
    const { queue, person, receiver } = this.#options;
    const message: QueuedMessage = {
      clientId: crypto.randomUUID(),
      content,
      createdAt: new Date().toISOString(),
      ...(receiver === undefined ? {} : { receiver }),
    };
    queue.put(person, message);
    this.#change([...this.#messages, { ...message, state: 'waiting' }]);
    this.resume();
  }

  /** Sends a failed message after the others. It keeps its `clientId`, because the service may have stored it. */
  sendAgain(clientId: string): void {
    const failed = this.#messages.find((message) => message.clientId === clientId);
    if (failed === undefined) return;
    const { failure: _failure, state: _state, ...rest } = failed;
    const message = { ...rest, createdAt: new Date().toISOString() };
    this.#options.queue.put(this.#options.person, message);
    this.#change([...this.#messages.filter((other) => other !== failed), { ...message, state: 'waiting' }]);
    this.resume();
  }

  remove(clientId: string): void {
    this.#options.queue.remove(this.#options.person, clientId);
    if (this.#messages.some((message) => message.clientId === clientId))
      this.#change(this.#messages.filter((message) => message.clientId !== clientId));
  }

  /** Starts sending, once the stored messages are known. */
  start(): void {
    this.#isRunning = true;
    this.resume();
  }

  /** Sends waiting messages immediately, unless the service has requested a delay. */
  resume(): void {
    clearTimeout(this.#timer);
    if (!this.#isRunning) return;
    const wait = this.#limitedUntil - Date.now();
    if (wait > 0) this.#resumeIn(wait);
    else void this.#sendAll();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#isRunning = false;
  }

  #resumeIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.resume(), milliseconds);
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next !== undefined && this.#isRunning; next = this.#next())
        if (!(await this.#sendOne(next))) break;
    } finally {
      this.#isSending = false;
    }
  }

  #next(): OutgoingMessage | undefined {
    return this.#messages.find(({ state }) => state === 'waiting' || state === 'limited');
  }

  /** Returns false if the other messages have to wait, too. */
  async #sendOne({ clientId, ...message }: OutgoingMessage): Promise<boolean> {
    this.#update(clientId, { state: 'sending' });
    try {
      const stored = await this.#options.send({ clientId, ...message });
      this.#attempts = 0;
      // Before it leaves the queue, so that it is always on the page.
      this.#options.onSent(stored);
      this.remove(clientId);
      return true;
    } catch (cause) {
      const error = asApiError(cause);
      if (!isTemporary(error)) {
        const { state: _state, ...queued } = message;
        // It was deleted meanwhile, or has been stored after all.
        if (!this.#messages.some((other) => other.clientId === clientId)) return true;
        this.#options.queue.put(this.#options.person, { clientId, ...queued, failure: error.code });
        this.#update(clientId, { state: 'failed', failure: error.code });
        return true;
      }
      const isLimited = error.status === 429;
      this.#update(clientId, { state: isLimited ? 'limited' : 'waiting' });
      const wait = isLimited
        ? error.retryAfter === undefined
          ? usualLimitMs
          : error.retryAfter * 1_000
        : Math.min(shortestWaitMs * 2 ** this.#attempts, longestWaitMs);
      this.#attempts += 1;
      if (isLimited) this.#limitedUntil = Date.now() + wait;
      this.#resumeIn(wait);
      return false;
    }
  }

  #update(clientId: string, changes: Partial<OutgoingMessage>): void {
    this.#change(
      this.#messages.map((message) => (message.clientId === clientId ? { ...message, ...changes } : message)),
    );
  }

  #change(messages: readonly OutgoingMessage[]): void {
    this.#messages = messages;
    this.#options.onChange(messages);
  }
}
