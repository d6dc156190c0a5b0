// oxlint-disable-next-line tests/no-waiting-for-time -- A page asks again after a while; the test awaits what it shows.
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@gvg/contracts/chat/http/message-schema';

/** Sooner than a page asks again, so that the test takes less time. */
const retryMs = 500;
const pageSize = 100;

export interface MessageList {
  docs: Message[];
  hasNextPage: boolean;
}

/** Messages of the room that follow a `seq`; undefined while the site cannot say. */
export type ListAfter = (seq: number, limit: number) => Promise<MessageList | undefined>;

/**
 * What the page of one reader shows of a conversation, as mf-chat's store does: a message that follows the last one is shown at once, one that is shown
 * already is dropped, and where there is a gap what is missing is asked for.
 */
export interface ShownConversation {
  shown: readonly Message[];
  /** Other messages with a `seq` that is shown already. */
  conflicts: readonly Message[];
  take(message: Message): void;
  /** Asks for what may have been missed. */
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
