import type { QueuedMessage } from './outgoing-message.ts';

/** Returns the key in localStorage (rules/routes-and-storage.md). */
export const chatQueueKey = (environment: string): string => `${environment}_CHAT_QUEUE`;

type Queues = Record<string, QueuedMessage[]>;

const isQueue = (value: unknown): value is QueuedMessage[] =>
  Array.isArray(value) &&
  value.every(
    (each) =>
      typeof (each as QueuedMessage)?.clientId === 'string' &&
      typeof (each as QueuedMessage).content?.text === 'string',
  );

/**
 * Unsent messages by person (`user:ID` or `guest:ID`), which survive a reload. Every change reads the stored value first, because other
 * tabs write it, too. Without storage they last as long as the page.
 */
export class StoredQueue {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  read(person: string): QueuedMessage[] {
    return this.#all()[person] ?? [];
  }

  put(person: string, message: QueuedMessage): void {
    const queue = this.read(person).filter(({ clientId }) => clientId !== message.clientId);
    this.#write({ ...this.#all(), [person]: [...queue, message] });
  }

  remove(person: string, clientId: string): void {
    this.#write({ ...this.#all(), [person]: this.read(person).filter((message) => message.clientId !== clientId) });
  }

  /** Moves unsent messages of this browser's guests to the user who has signed in. */
  adoptGuests(person: string): void {
    const all = this.#all();
    const guests = Object.keys(all).filter((name) => name.startsWith('guest:'));
    if (guests.length === 0) return;
    const adopted = guests.flatMap((name) => all[name] ?? []);
    const others = Object.entries(all).filter(([name]) => !guests.includes(name));
    this.#write({ ...Object.fromEntries(others), [person]: [...adopted, ...(all[person] ?? [])] });
  }

  #all(): Queues {
    try {
      const stored = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, QueuedMessage[]] => isQueue(entry[1])),
      );
    } catch {
      return {};
    }
  }

  #write(queues: Queues): void {
    const filled = Object.entries(queues).filter(([, queue]) => queue.length > 0);
    try {
      if (filled.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(filled)));
    } catch {
      // Storage is missing or full. The page still has the messages.
    }
  }
}
