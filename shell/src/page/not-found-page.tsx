import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderedByAttribute } from '@gvg/contracts/composition/document';
import { NotFound, applyHead, notFoundHead } from '@gvg/browser-kit';
import { containerOf } from '../remotes/container-of.ts';

export interface NotFoundPageOptions {
  /** Title of the document. */
  title: string;
  wrap: (content: ReactNode) => ReactNode;
}

/** The not-found page that the shell mounts where no remote owns the path. */
export class NotFoundPage {
  readonly #options: NotFoundPageOptions;
  #root: Root | undefined;

  constructor(options: NotFoundPageOptions) {
    this.#options = options;
  }

  mount(): void {
    const container = containerOf('shell');
    const content = this.#options.wrap(<NotFound />);
    container.hidden = false;
    if (container.hasAttribute(renderedByAttribute)) {
      container.removeAttribute(renderedByAttribute);
      this.#root = hydrateRoot(container, content, { identifierPrefix: 'shell-' });
    } else {
      this.#root = createRoot(container, { identifierPrefix: 'shell-' });
      this.#root.render(content);
      applyHead(notFoundHead(this.#options.title));
    }
  }

  unmount(): void {
    this.#root?.unmount();
    this.#root = undefined;
    containerOf('shell').hidden = true;
  }
}
