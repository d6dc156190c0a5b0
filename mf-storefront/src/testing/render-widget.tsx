import { loadKitTexts, startPage } from '@gvg/browser-kit';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import { QueryClientProvider } from '@gvg/query';
import { BrowserRouter } from '@gvg/router';
import { UiProvider, browserCache } from '@gvg/ui';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '@gvg/browser-kit/testing';
import type { FakeApi, FakeResponse } from '@gvg/browser-kit/testing';

/** Renders a widget as the shell does: in a tree without the storefront's texts, in Vietnamese, after `prepare` has run. */
export async function renderWidget(
  widget: ReactNode,
  prepare: () => Promise<void>,
  responses: Record<string, FakeResponse>,
  at = '/rate-table',
): Promise<FakeApi> {
  window.history.replaceState(null, '', at);
  const i18n = createI18n('vi', await loadKitTexts('vi'));
  const api = fakeApi(responses);
  const { queryClient } = startPage({ locale: 'vi', i18n, api });
  await prepare();
  await act(async () => {
    render(
      <UiProvider cache={browserCache()}>
        <I18nextProvider i18n={i18n}>
          <BrowserRouter>
            <QueryClientProvider client={queryClient}>{widget}</QueryClientProvider>
          </BrowserRouter>
        </I18nextProvider>
      </UiProvider>,
    );
  });
  return api;
}
