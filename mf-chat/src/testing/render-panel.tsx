import { DataContext, loadKitTexts, startPage } from '@gvg/browser-kit';
import { fakeApi, fakeRealtime } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import { BrowserRouter } from '@gvg/router';
import { UiProvider, createUiCache } from '@gvg/ui';
import type { Locale } from '@gvg/contracts/locale';
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Widget, prepare } from '../expose/notification-panel.tsx';

const layersInHistory = () => (history.state as { layers?: number } | null)?.layers ?? 0;

/** jsdom has no layout: every screen is treated as a desktop. */
const desktop = (query: string) => Object.assign(new EventTarget(), { matches: query.includes('min-width'), media: query }) as unknown as MediaQueryList;

/** Opens the panel as the shell does: below its bell, in a tree without the remote's texts. */
export async function renderPanel(responses: Record<string, FakeResponse>, locale: Locale = 'vi') {
  window.matchMedia = desktop;
  await waitFor(() => expect(layersInHistory()).toBe(0));
  window.history.pushState(null, '', locale === 'en' ? '/en' : '/');
  const i18n = createI18n(locale, await loadKitTexts(locale));
  const api = fakeApi(responses);
  const { data } = startPage({ locale, i18n, api });
  const shell = { environment: 'DEVELOPMENT', toast: jest.fn(), navigate: jest.fn(), openChat: jest.fn(), realtime: fakeRealtime() };
  window.__GVG_SHELL_V1__ = shell as unknown as ShellApiV1;
  await prepare();
  const user = userEvent.setup();
  function Bell() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" id="bell" onClick={() => setOpen(true)}>
          Bell
        </button>
        {isOpen && <Widget anchor={document.getElementById('bell')} onClose={() => setOpen(false)} />}
      </>
    );
  }
  const tree = (
    <UiProvider cache={createUiCache()}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter {...(locale === 'en' ? { basename: '/en' } : {})}>
          <DataContext value={data}>
            <Bell />
          </DataContext>
        </BrowserRouter>
      </I18nextProvider>
    </UiProvider>
  );
  await act(async () => void render(tree));
  const bell = document.getElementById('bell') as HTMLElement;
  const open = () => user.click(bell);
  await open();
  return { api, data, shell, user, bell, open };
}
