import { loadKitTexts, startPage } from '@gvg/browser-kit';
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/values/locale';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import { QueryClientProvider } from '@gvg/query';
import { BrowserRouter } from '@gvg/router';
import { UiProvider, browserCache } from '@gvg/ui';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';

const layersInHistory = () => (history.state as { layers?: number } | null)?.layers ?? 0;

export interface WidgetToOpen {
  locale: Locale;
  api: Parameters<typeof startPage>[0]['api'];
  /** The parts of the shell that the widget uses. */
  shell: object;
  /** Returns whether a media query matches, because jsdom has no layout. */
  matches: (query: string) => boolean;
  /** `prepare` of the remote's entry, which loads the texts. */
  prepare: () => Promise<unknown>;
  widget: (button: HTMLButtonElement, onClose: () => void) => ReactNode;
}

/** Opens a widget as the shell does: with a button, in a tree without the remote's texts. */
export async function openWidget({ locale, api, shell, matches, prepare, widget }: WidgetToOpen) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query }) as unknown as MediaQueryList;
  await waitFor(() => expect(layersInHistory()).toBe(0));
  window.history.pushState(null, '', locale === 'en' ? '/en' : '/');
  const i18n = createI18n(locale, await loadKitTexts(locale));
  const { queryClient } = startPage({ locale, i18n, api });
  window.__GVG_SHELL_V1__ = shell as unknown as ShellApiV1;
  await prepare();
  const user = userEvent.setup();
  function Page() {
    const [opener, setOpener] = useState<HTMLButtonElement>();
    return (
      <>
        <button
          type="button"
          onClick={({ currentTarget }) => setOpener((before) => (before === undefined ? currentTarget : undefined))}
        >
          Opener
        </button>
        {opener && widget(opener, () => setOpener(undefined))}
      </>
    );
  }
  const tree = (
    <UiProvider cache={browserCache()}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter {...(locale === 'en' ? { basename: '/en' } : {})}>
          <QueryClientProvider client={queryClient}>
            <Page />
          </QueryClientProvider>
        </BrowserRouter>
      </I18nextProvider>
    </UiProvider>
  );
  await act(async () => void render(tree));
  const button = document.querySelector('button') as HTMLButtonElement;
  const open = () => user.click(button);
  await open();
  return { user, button, open };
}
