import { VisuallyHidden } from '@gvg/ui';
import { useEffect, useState } from 'react';

/** Announces the title of the page to screen readers after each navigation; they read the title of a new document themselves. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const announce = () => setTitle(document.title);
    document.addEventListener('gvg:head', announce);
    return () => document.removeEventListener('gvg:head', announce);
  }, []);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
