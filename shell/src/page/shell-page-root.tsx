import { applyHead, privateHead } from '@gvg/browser-kit';
import { renderedByAttribute } from '@gvg/contracts/composition/document';
import { splitLocale } from '@gvg/contracts/values/locale';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { loadAccountTexts } from '../account/load-account.ts';
import { containerOf } from '../remotes/container-of.ts';
import { ShellPage, createShellPages } from './shell-pages.tsx';
import { shellPathAt } from './shell-paths.ts';

export interface ShellPageRootOptions {
  /** Document title of a missing page. */
  notFoundTitle: string;
  wrap: (content: ReactNode) => ReactNode;
}

const options = { identifierPrefix: 'shell-' };

/** The root of the shell's pages and the not-found page, mounted if no remote owns the path. */
export class ShellPageRoot {
  readonly #options: ShellPageRootOptions;
  readonly #pages = createShellPages(loadAccountTexts);
  #root: Root | undefined;
  #isMounted = false;

  constructor(rootOptions: ShellPageRootOptions) {
    this.#options = rootOptions;
  }

  mount(): void {
    this.#isMounted = true;
    containerOf('shell').hidden = false;
    const path = shellPathAt(splitLocale(location.pathname).path);
    if (path !== undefined) {
      // Its markup can only be hydrated with its code; if the code fails to load, the page shows the failure when it renders.
      void this.#pages[path]
        .preload()
        .catch(reportError)
        .then(() => this.#render());
      return;
    }
    if (!containerOf('shell').hasAttribute(renderedByAttribute)) applyHead(privateHead(this.#options.notFoundTitle));
    this.#render();
  }

  unmount(): void {
    this.#isMounted = false;
    this.#root?.unmount();
    this.#root = undefined;
    containerOf('shell').hidden = true;
  }

  #render(): void {
    if (!this.#isMounted || this.#root !== undefined) return;
    const container = containerOf('shell');
    const content = this.#options.wrap(<ShellPage pages={this.#pages} />);
    if (container.hasAttribute(renderedByAttribute)) {
      container.removeAttribute(renderedByAttribute);
      this.#root = hydrateRoot(container, content, options);
    } else {
      this.#root = createRoot(container, options);
      this.#root.render(content);
    }
  }
}
