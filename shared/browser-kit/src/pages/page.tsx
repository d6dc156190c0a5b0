import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A page in its own chunk that draws at once when its module is there. */
export interface PreloadablePage {
  (): React.JSX.Element;
  preload(): Promise<void>;
}

/**
 * Loads a page's module on demand. `React.lazy` alone suspends once even when loaded, so a server would print the fallback and the browser would not
 * recognise the markup; this wrapper draws a preloaded page at once.
 */
export function page(load: () => Promise<ComponentType>): PreloadablePage {
  let loaded: ComponentType | undefined;
  const loadModule = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const LazyPage = lazy(loadModule);
  function Page() {
    const [Component] = useState<ComponentType>(() => loaded ?? LazyPage);
    return <Component />;
  }
  Page.preload = async () => {
    await loadModule();
  };
  return Page;
}
