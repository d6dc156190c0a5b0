import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A page in its own chunk that renders synchronously once its module is loaded. */
export interface PreloadablePage {
  (): React.JSX.Element;
  preload(): Promise<void>;
}

/** Milliseconds; shorter than a person needs to click retry. */
const failureShownMs = 500;

/**
 * Loads a page's module on demand. `React.lazy` suspends once even if the module is loaded, so a server would render the fallback and
 * hydration would not match. This wrapper renders a preloaded page synchronously.
 */
export function page(load: () => Promise<ComponentType>): PreloadablePage {
  let loaded: ComponentType | undefined;
  const loadModule = async () => {
    loaded = await load();
    return { default: loaded };
  };
  // React keeps the error of a lazy component. A later mount, by a retry, loads it again; React's own immediate re-render does not.
  const createLazyPage = () =>
    lazy(() =>
      loadModule().catch((error: unknown) => {
        setTimeout(() => (LazyPage = createLazyPage()), failureShownMs);
        throw error;
      }),
    );
  let LazyPage = createLazyPage();
  function Page() {
    const [Component] = useState<ComponentType>(() => loaded ?? LazyPage);
    return <Component />;
  }
  Page.preload = async () => {
    await loadModule();
  };
  return Page;
}
