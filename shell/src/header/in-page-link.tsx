import type { ComponentProps, MouseEvent } from 'react';

/** A link to an element of the current page: scrolls to it and focuses it, without a history entry. */
export function InPageLink({ target, ...rest }: ComponentProps<'a'> & { target: string }) {
  const go = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    element.setAttribute('tabindex', '-1');
    element.focus({ preventScroll: true });
    element.scrollIntoView();
  };
  return <a {...rest} href={`#${target}`} onClick={go} />;
}
