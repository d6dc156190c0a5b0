import { elementIdOf } from '@gvg/contracts/composition/document';
import { localePath, splitLocale } from '@gvg/contracts/locale';
import { BrowserRouter } from '@gvg/router';
import { browserCache } from '@gvg/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { DataStore } from '../data/data-store.ts';
import { matchPage } from '../pages/page-route.ts';
import { pageContext } from '../shell/page-context.ts';
import { forgetDrawn, here, missingPath, readDrawn } from './drawn-state.ts';
import { takeEarlyClicks } from './early-clicks.ts';
import type { RemoteDefinition } from './remote-definition.ts';
import { RemoteRoot } from './remote-root.tsx';

/** What the shell gives each application. */
export interface ApplicationProps {
  /** Version of the release that the browser runs, from the registry. */
  build: string;
  /** Hears what a component of the application threw. */
  onError?: (error: unknown) => void;
}

export interface Application {
  bootstrap(): Promise<void>;
  mount(props: ApplicationProps): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * single-spa lifecycles of a remote over its own React root. The first mount takes the server's markup over when the same release drew it for the same
 * address and language; every other mount draws afresh, from the data that came with the markup where there are some.
 */
export function remoteApplication(remote: RemoteDefinition): Application {
  let root: Root | undefined;
  let store: DataStore | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    async mount({ build, onError }) {
      const { api, i18n, locale } = pageContext();
      const element = document.getElementById(elementIdOf(remote.name));
      if (element === null) throw new Error(`No place for ${remote.name} on this page`);
      const drawn = readDrawn(remote.name, element, build, locale);
      store ??= new DataStore(api);
      if (drawn) store.seed(drawn.state.data);
      const taken = drawn?.isOurs === true ? drawn.state : undefined;
      const matched = matchPage(remote.pages, splitLocale(location.pathname).path);
      const knowsTexts = i18n.hasResourceBundle(locale, remote.namespace);
      const [texts] = await Promise.all([taken?.strings ?? (knowsTexts ? undefined : remote.loadTexts(locale)), matched?.route.Page.preload()]);
      if (texts) i18n.addResourceBundle(locale, remote.namespace, texts);
      const missing = missingPath(element);
      const answered = missing ?? drawn?.state.path;
      const base = localePath(locale, '/');
      let repeatClicks = () => {};
      const onReady = () => {
        repeatClicks();
        performance.mark(`${element.id}-ready`);
      };
      const tree = (
        <RemoteRoot
          remote={remote}
          cache={browserCache()}
          i18n={i18n}
          store={store}
          drawn={answered === undefined ? undefined : { path: answered, isMissing: missing !== undefined }}
          onReady={onReady}
          router={(pages) => <BrowserRouter {...(base === '/' ? {} : { basename: base })}>{pages}</BrowserRouter>}
        />
      );
      const options = { identifierPrefix: `${remote.name}-`, ...(onError ? { onUncaughtError: onError } : {}) };
      forgetDrawn(remote.name, element);
      repeatClicks = takeEarlyClicks(element);
      // The visitor may have gone on meanwhile.
      if (taken?.path === here()) {
        root = hydrateRoot(element, tree, options);
      } else {
        // What stands there stays until React's first commit takes it away: an empty moment would make everything below jump.
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
