import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';

/** Links of mails and notifications lead to the conversation by `?chat=open`. */
export function openChatOfAddress(shellApi: Pick<ShellApiV1, 'openChat'>): void {
  if (location.search.includes('chat=open')) shellApi.openChat();
}
