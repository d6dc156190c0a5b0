import { VisuallyHidden } from '@gvg/ui';
import { useEffect, useState } from 'react';

/** Tells screen readers the title of the page after each navigation; that of the document they read themselves. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const announce = () => setTitle(document.title);
    document.addEventListener('gvg:head', announce);
    return () => document.removeEventListener('gvg:head', announce);
  }, []);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
