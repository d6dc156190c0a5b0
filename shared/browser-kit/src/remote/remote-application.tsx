import { elementIdOf } from '@gvg/contracts/composition/document';
import { localePath, splitLocale } from '@gvg/contracts/values/locale';
import { BrowserRouter } from '@gvg/router';
import { browserCache } from '@gvg/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { dehydratedState, differsFromDocument } from '../data/dehydrated-state.ts';
import { personChanges } from '../data/forget-person.ts';
import { HydrationGate } from '../pages/hydrate-later.tsx';
import { matchPage } from '../pages/page-route.ts';
import { pageContext } from '../shell/page-context.ts';
import { takeEarlyInput } from './early-input.ts';
import { clearHydrationState, currentAddress, notFoundPath, readHydrationState } from './hydration-state.ts';
import type { RemoteDefinition } from './remote-definition.ts';
import { RemoteRoot } from './remote-root.tsx';

/** Props that the shell passes to each application. */
export interface ApplicationProps {
  /** Version of the release that the browser runs, from the registry. */
  build: string;
  /** Called with errors that components of the application throw. */
  onError?: (error: unknown) => void;
}

export interface Application {
  /** Begins to load the page at the current address. Renders nothing. */
  bootstrap(): Promise<void>;
  mount(props: ApplicationProps): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Creates the single-spa lifecycles of a remote with its own React root. The first mount hydrates the server's markup if the same release
 * rendered it for the same address and language. Every other mount renders from scratch, using the data sent with the markup if present.
 */
export function remoteApplication(remote: RemoteDefinition): Application {
  let root: Root | undefined;
  return {
    bootstrap() {
      const matched = matchPage(remote.pages, splitLocale(location.pathname).path);
      // A failed load fails again on mount, with a message.
      for (const { Page } of matched?.routes ?? []) Page.preload().catch(() => undefined);
      return Promise.resolve();
    },
    async mount({ build, onError }) {
      const { queryClient, i18n, locale } = pageContext();
      const element = document.getElementById(elementIdOf(remote.name));
      if (element === null) throw new Error(`No container element for ${remote.name} on this page`);
      const hydration = readHydrationState(remote.name, element, build, locale);
      const changesBefore = personChanges(queryClient);
      const hydratableState = hydration?.isSameRelease === true ? hydration.state : undefined;
      const matched = matchPage(remote.pages, splitLocale(location.pathname).path);
      const hasTexts = i18n.hasResourceBundle(locale, remote.namespace);
      const [texts] = await Promise.all([
        hydratableState?.strings ?? (hasTexts ? undefined : remote.loadTexts(locale)),
        ...(matched?.routes.map(({ Page }) => Page.preload()) ?? []),
      ]);
      if (texts) i18n.addResourceBundle(locale, remote.namespace, texts);
      const notFound = notFoundPath(element);
      const serverPath = notFound ?? hydration?.state.path;
      // The user may have navigated while texts and code were loading.
      const hydrated = hydratableState?.path === currentAddress() ? hydratableState : undefined;
      const gate = hydrated && new HydrationGate(element);
      const replayEarlyInput = takeEarlyInput(element);
      clearHydrationState(remote.name, element);
      const onReady = () => {
        replayEarlyInput();
        performance.mark(`${element.id}-ready`);
      };
      const tree = (
        <RemoteRoot
          remote={remote}
          cache={browserCache()}
          i18n={i18n}
          queryClient={queryClient}
          serverPage={serverPath === undefined ? undefined : { path: serverPath, isNotFound: notFound !== undefined }}
          gate={gate}
          // Fetched anonymously before the document was sent. Responses that this page has requested itself are newer, and a person who
          // signed in since refetches these.
          state={
            hydration &&
            dehydratedState(
              hydration.state.data,
              changesBefore === personChanges(queryClient) ? performance.timeOrigin : 0,
            )
          }
          onReady={onReady}
          router={(pages) => <BrowserRouter basename={localePath(locale, '/')}>{pages}</BrowserRouter>}
        />
      );
      /** Whether the markup no longer matches the page, because it was left or its data has changed. React then renders it again. */
      const isOutdated = () =>
        hydrated !== undefined &&
        (hydrated.path !== currentAddress() || differsFromDocument(queryClient, hydrated.data));
      const options = {
        identifierPrefix: `${remote.name}-`,
        onRecoverableError: (error: unknown) => {
          if (!isOutdated()) reportError(error);
        },
        ...(onError ? { onUncaughtError: onError } : {}),
      };
      if (gate) {
        root = hydrateRoot(element, tree, options);
      } else {
        // React replaces the existing content in its first commit. Clearing it earlier would shift the layout.
        root = createRoot(element, options);
        root.render(tree);
      }
    },
    unmount() {
      root?.unmount();
      root = undefined;
      return Promise.resolve();
    },
  };
}
