// oxlint-disable-next-line tests/no-waiting-for-time -- A page asks again after a while; the test awaits what it shows.
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@gvg/contracts/chat/http/message-schema';

/** Shorter than on the page, to speed up the test. */
const retryMs = 500;
const pageSize = 100;

export interface MessageList {
  docs: Message[];
  hasNextPage: boolean;
}

/** Messages of the room after a `seq`. Undefined while the site is unavailable. */
export type ListAfter = (seq: number, limit: number) => Promise<MessageList | undefined>;

/**
 * Conversation as one reader's page shows it, following mf-chat's store: a message that continues the sequence is shown at once, a duplicate is dropped, and
 * missing messages before a gap are requested.
 */
export interface ShownConversation {
  shown: readonly Message[];
  /** Different messages with an already shown `seq`. */
  conflicts: readonly Message[];
  take(message: Message): void;
  /** Requests messages that may have been missed. */
  catchUp(): void;
}

export function showConversation(listAfter: ListAfter, signal: AbortSignal): ShownConversation {
  const shown: Message[] = [];
  const conflicts: Message[] = [];
  let isFetching = false;
  let mustFetchAgain = false;

  function add(message: Message): boolean {
    if (message.seq > shown.length + 1) return false;
    if (message.seq === shown.length + 1) shown.push(message);
    else if (shown[message.seq - 1]?._id !== message._id) conflicts.push(message);
    return true;
  }

  async function fetchMissed(): Promise<void> {
    for (let hasNextPage = true; hasNextPage && !signal.aborted;) {
      const list = await listAfter(shown.length, pageSize);
      if (list === undefined) await delay(retryMs);
      else list.docs.forEach(add);
      hasNextPage = list?.hasNextPage ?? true;
    }
  }

  async function fetchUntilDone(): Promise<void> {
    isFetching = true;
    do {
      mustFetchAgain = false;
      await fetchMissed();
    } while (mustFetchAgain && !signal.aborted);
    isFetching = false;
  }

  function catchUp(): void {
    if (isFetching) mustFetchAgain = true;
    else void fetchUntilDone();
  }

  return {
    shown,
    conflicts,
    take(message) {
      if (!add(message)) catchUp();
    },
    catchUp,
  };
}
