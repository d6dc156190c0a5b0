import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A page in its own chunk that renders synchronously once its module is loaded. */
export interface PreloadablePage {
  (): React.JSX.Element;
  preload(): Promise<void>;
}

/** Shorter than anybody needs to ask for a retry. */
const failureShownMs = 500;

/**
 * Loads a page's module on demand. `React.lazy` alone suspends once even when the module is loaded, so a server would render the fallback and
 * hydration would not match; this wrapper renders a preloaded page synchronously.
 */
export function page(load: () => Promise<ComponentType>): PreloadablePage {
  let loaded: ComponentType | undefined;
  const loadModule = async () => {
    loaded = await load();
    return { default: loaded };
  };
  // React keeps the failure of a lazy component. What is mounted later, by a retry, loads it again; not what React itself renders again at once.
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
