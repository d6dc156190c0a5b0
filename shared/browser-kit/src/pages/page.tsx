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
  const get = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later = lazy(get);
  function Page() {
    const [Now] = useState<ComponentType>(() => loaded ?? Later);
    return <Now />;
  }
  Page.preload = async () => {
    await get();
  };
  return Page;
}
