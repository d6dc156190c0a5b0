import { ApiError } from '@gvg/browser-kit';
import { fakeRealtime, fakeSession } from '@gvg/browser-kit/testing';
import type { SessionState, ChatDraft } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/values/locale';
import { Widget, prepare } from '../expose/chat-panel.tsx';
import { customer } from './chat-messages.ts';
import { fakeChatService } from './fake-chat-service.ts';
import type { FakeChatService } from './fake-chat-service.ts';
import { openWidget } from './open-widget.tsx';

export const thuHa: SessionState = {
  status: 'user',
  user: {
    id: customer._id,
    displayName: 'Thu Hà',
    avatar: null,
    email: 'thuha@example.com',
    emailVerified: true,
    hasPassword: true,
    hasSecondFactor: false,
    roles: ['USER'],
  },
};

/** The page has one conversation per person, so each test uses another one. */
let persons = 0;
const another = (session: SessionState): SessionState =>
  session.status === 'user' ? { ...session, user: { ...session.user, id: `${persons}` } } : session;

export interface ChatOptions {
  locale?: Locale;
  session?: SessionState;
  isPhone?: boolean;
  /** Whether the window has the focus. */
  hasFocus?: boolean;
  draft?: ChatDraft;
  contacts?: Partial<Record<'messenger' | 'zalo' | 'whatsapp', string>>;
  /** Responses of GET calls by address. */
  reads?: Record<string, object>;
}

/** Opens the chat by its floating button. */
export async function renderChat(
  service: FakeChatService = fakeChatService(),
  { locale = 'vi', session = thuHa, isPhone = false, draft, contacts, reads = {}, hasFocus = true }: ChatOptions = {},
) {
  persons += 1;
  document.hasFocus = () => hasFocus;
  localStorage.clear();
  document.cookie = 'GUEST_SESSION_ID=; max-age=0';
  if (session.status === 'guest') document.cookie = `GUEST_SESSION_ID=guest-${persons}.signature`;
  const read = (address: string) =>
    reads[address] === undefined
      ? Promise.reject(new ApiError(404, { message: 'NOT_FOUND' }))
      : Promise.resolve(reads[address] as never);
  const realtime = fakeRealtime('online', { PRESENCE: { ok: true, staff: true, online: [] } });
  const shell = {
    environment: 'DEVELOPMENT',
    toast: jest.fn(),
    showImages: jest.fn(),
    realtime,
    session: fakeSession(another(session)),
  };
  const opened = await openWidget({
    locale,
    api: { call: service.call, read },
    shell,
    prepare,
    matches: (query) => query.includes('max-width') === isPhone,
    widget: (_button, onClose) => (
      <Widget draft={draft} contacts={{ messenger: '', zalo: '', whatsapp: '', ...contacts }} onClose={onClose} />
    ),
  });
  return { ...opened, service, shell, realtime };
}
