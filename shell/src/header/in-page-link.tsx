import type { ComponentProps, MouseEvent } from 'react';
import { focusElement } from './focus-element.ts';

/** A link to an element of the current page: scrolls to it and focuses it, without a history entry. */
export function InPageLink({ target, ...rest }: ComponentProps<'a'> & { target: string }) {
  const go = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && focusElement(target)) event.preventDefault();
  };
  return <a {...rest} href={`#${target}`} onClick={go} />;
}
