import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { drawnByAttribute } from '@gvg/contracts/composition/document';
import { NotFound, applyHead } from '@gvg/browser-kit';
import { placeOf } from '../remotes/place.ts';
import { notFoundHead } from './not-found-head.ts';

export interface OwnPageOptions {
  title: string;
  wrap: (content: ReactNode) => ReactNode;
}

/** Where no remote is in charge, the shell says that nothing is there. */
export class OwnPage {
  readonly #options: OwnPageOptions;
  #root: Root | undefined;

  constructor(options: OwnPageOptions) {
    this.#options = options;
  }

  mount(): void {
    const place = placeOf('shell');
    const content = this.#options.wrap(<NotFound />);
    place.hidden = false;
    if (place.hasAttribute(drawnByAttribute)) {
      place.removeAttribute(drawnByAttribute);
      this.#root = hydrateRoot(place, content, { identifierPrefix: 'shell-' });
    } else {
      this.#root = createRoot(place, { identifierPrefix: 'shell-' });
      this.#root.render(content);
      applyHead(notFoundHead(this.#options.title, location.href));
    }
  }

  unmount(): void {
    this.#root?.unmount();
    this.#root = undefined;
    placeOf('shell').hidden = true;
  }
}
