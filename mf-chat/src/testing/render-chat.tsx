import { ApiError, DataContext, loadKitTexts, startPage } from '@gvg/browser-kit';
import { fakeRealtime, fakeSession } from '@gvg/browser-kit/testing';
import type { SessionState, ShellApiV1, ChatDraft } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/locale';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import { BrowserRouter } from '@gvg/router';
import { UiProvider, createUiCache } from '@gvg/ui';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Widget, prepare } from '../expose/chat-panel.tsx';
import { customer } from './chat-messages.ts';
import { fakeChatService } from './fake-chat-service.ts';
import type { FakeChatService } from './fake-chat-service.ts';

const layersInHistory = () => (history.state as { layers?: number } | null)?.layers ?? 0;

const screenOf = (isPhone: boolean) => (query: string) => Object.assign(new EventTarget(), { matches: query.includes('max-width') === isPhone, media: query }) as unknown as MediaQueryList;

/** jsdom has no layout, so nothing ever grows. */
class NoResizes {
  observe() {}
  disconnect() {}
}

export const thuHa: SessionState = { status: 'user', user: { id: customer._id, displayName: 'Thu Hà', avatar: null, email: 'thuha@example.com', emailVerified: true, hasPassword: true, hasSecondFactor: false, roles: ['USER'] } };

/** The page has one conversation of a person: each test is another's. */
let persons = 0;
const another = (session: SessionState): SessionState => (session.status === 'user' ? { ...session, user: { ...session.user, id: `${persons}` } } : session);

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

/** Opens the chat as the shell does: by its floating button, in a tree without the remote's texts. */
export async function renderChat(service: FakeChatService = fakeChatService(), { locale = 'vi', session = thuHa, isPhone = false, draft, contacts, reads = {}, hasFocus = true }: ChatOptions = {}) {
  persons += 1;
  window.matchMedia = screenOf(isPhone);
  window.ResizeObserver = NoResizes as unknown as typeof ResizeObserver;
  document.hasFocus = () => hasFocus;
  localStorage.clear();
  document.cookie = 'GUEST_SESSION_ID=; max-age=0';
  if (session.status === 'guest') document.cookie = `GUEST_SESSION_ID=guest-${persons}.signature`;
  await waitFor(() => expect(layersInHistory()).toBe(0));
  window.history.pushState(null, '', locale === 'en' ? '/en' : '/');
  const i18n = createI18n(locale, await loadKitTexts(locale));
  const read = (address: string) => (reads[address] === undefined ? Promise.reject(new ApiError(404, { message: 'NOT_FOUND' })) : Promise.resolve(reads[address] as never));
  const { data } = startPage({ locale, i18n, api: { call: service.call, read } });
  const realtime = fakeRealtime('online', { PRESENCE: { ok: true, staff: true, online: [] } });
  const shell = { environment: 'DEVELOPMENT', toast: jest.fn(), showImages: jest.fn(), realtime, session: fakeSession(another(session)) };
  window.__GVG_SHELL_V1__ = shell as unknown as ShellApiV1;
  await prepare();
  const user = userEvent.setup();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen((open) => !open)}>
          Chat button
        </button>
        {isOpen && <Widget draft={draft} contacts={{ messenger: '', zalo: '', whatsapp: '', ...contacts }} onClose={() => setOpen(false)} />}
      </>
    );
  }
  const tree = (
    <UiProvider cache={createUiCache()}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter {...(locale === 'en' ? { basename: '/en' } : {})}>
          <DataContext value={data}>
            <Page />
          </DataContext>
        </BrowserRouter>
      </I18nextProvider>
    </UiProvider>
  );
  await act(async () => void render(tree));
  const button = document.querySelector('button') as HTMLButtonElement;
  const open = () => user.click(button);
  await open();
  return { service, shell, realtime, user, button, open };
}
