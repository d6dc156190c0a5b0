import { isStaff } from '@gvg/contracts/caller';
import type { ChatDraft, SessionStore, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/locale';
import { openOverlay } from '../overlays/overlay-store.ts';
import { navigate } from '../page/navigate.ts';

/** Staff talks to everybody on a page of its own. */
export const staffChatPath = '/admin/messages';

export const isStaffSession = (session: Pick<SessionStore, 'get'>): boolean => {
  const state = session.get();
  return state.status === 'user' && isStaff({ kind: 'user', id: state.user.id, roles: state.user.roles, sid: '' });
};

export function openChat(session: Pick<SessionStore, 'get'>, locale: Locale, draft?: ChatDraft): void {
  if (isStaffSession(session)) navigate(staffChatPath, locale);
  else openOverlay({ kind: 'chat', ...(draft ? { draft } : {}) });
}

/** Links of mails and notifications lead to the conversation by `?chat=open`. */
export function openChatOfAddress(shellApi: Pick<ShellApiV1, 'openChat'>): void {
  if (new URLSearchParams(location.search).get('chat') === 'open') shellApi.openChat();
}
