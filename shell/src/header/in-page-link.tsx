import type { ComponentProps, MouseEvent } from 'react';

/** A link to a part of this very page: goes there and takes the focus along, without an entry in the history. */
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
