import { readGuestCookie, readStored, store } from '@gvg/browser-kit';

/** localStorage key with the cookie id of the browser's guest, if they have a conversation (rules/routes-and-storage.md). */
const markKey = (environment: string) => `${environment}_CHAT_GUEST`;

const guestId = () => readGuestCookie()?.split('.')[0];

/** Checks whether the guest of this browser has written to the shop; the new guest after a sign-out has not. */
export function hasConversation(environment: string): boolean {
  const marked = readStored(markKey(environment));
  return marked !== undefined && marked === guestId();
}

/** Without storage, the next page opens no connection until the chat is opened. */
export const markConversation = (environment: string): void => store(markKey(environment), guestId() ?? '');
