import { PageOutlet, loadKitTexts, startPage } from '@gvg/browser-kit';
import { createDestination } from '@gvg/customer-ui';
import type { RemoteDefinition } from '@gvg/browser-kit';
import { fakeApi, fakeRealtime, fakeSession } from '@gvg/browser-kit/testing';
import type { FakeApi, FakeRealtime, FakeResponse, FakeSession } from '@gvg/browser-kit/testing';
import type { DestinationStore, SessionState, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { localePath, splitLocale } from '@gvg/contracts/values/locale';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import { QueryClientProvider } from '@gvg/query';
import { BrowserRouter } from '@gvg/router';
import { UiProvider, browserCache } from '@gvg/ui';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export interface RenderedPage {
  api: FakeApi;
  user: ReturnType<typeof userEvent.setup>;
  shell: jest.Mocked<
    Pick<ShellApiV1, 'showImages' | 'toast' | 'navigate' | 'showError' | 'openChat' | 'toggleNotifications'>
  > & {
    realtime: FakeRealtime;
    destination: DestinationStore;
    openChooser: jest.Mock;
    session: FakeSession;
  };
}

const samplePrices = { DE: 62_000, JP: 150_000 };

/** jsdom has no layout, so every screen is treated as a desktop. */
const desktop = (query: string) =>
  Object.assign(new EventTarget(), { matches: query.includes('min-width'), media: query }) as unknown as MediaQueryList;

/**
 * History entries of dialogs and unsaved forms (`@gvg/router`). Those of the previous test are removed in a later task, which would change
 * the address of this one.
 */
const layersInHistory = () => (history.state as { layers?: number } | null)?.layers ?? 0;

/**
 * Renders a remote's page at `path` (with language prefix and query) as after a navigation in the browser, with fake API responses. The
 * session is a guest's by default.
 */
export async function renderRemotePage(
  remote: RemoteDefinition,
  path: string,
  responses: Record<string, FakeResponse>,
  session: SessionState = { status: 'guest' },
): Promise<RenderedPage> {
  window.matchMedia = desktop;
  await waitFor(() => expect(layersInHistory()).toBe(0));
  window.history.pushState(null, '', path);
  const { locale } = splitLocale(window.location.pathname);
  const [kitTexts, texts] = await Promise.all([loadKitTexts(locale), remote.loadTexts(locale)]);
  const i18n = createI18n(locale, { ...kitTexts, [remote.namespace]: texts });
  const api = fakeApi(responses);
  const openChooser = jest.fn();
  const shell = {
    environment: 'DEVELOPMENT',
    showImages: jest.fn(),
    toast: jest.fn(),
    navigate: jest.fn(),
    showError: jest.fn(),
    openChat: jest.fn(),
    toggleNotifications: jest.fn(),
    realtime: fakeRealtime('off'),
    session: fakeSession(session),
    openChooser,
    destination: createDestination({ environment: 'DEVELOPMENT', prices: samplePrices, openChooser }),
  };
  const { queryClient } = startPage({ locale, i18n, api });
  window.__GVG_SHELL_V1__ = shell as unknown as ShellApiV1;
  const base = localePath(locale, '/');
  await act(async () => {
    render(
      <UiProvider cache={browserCache()}>
        <I18nextProvider i18n={i18n}>
          <BrowserRouter {...(base === '/' ? {} : { basename: base })}>
            <QueryClientProvider client={queryClient}>
              <PageOutlet remote={remote} />
            </QueryClientProvider>
          </BrowserRouter>
        </I18nextProvider>
      </UiProvider>,
    );
  });
  return { api, shell, user: userEvent.setup() };
}
