import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';

/** Opens the chat for `?chat=open`, which links of mails and notifications contain. */
export function openChatOfAddress(shellApi: Pick<ShellApiV1, 'openChat'>): void {
  if (location.search.includes('chat=open')) shellApi.openChat();
}
