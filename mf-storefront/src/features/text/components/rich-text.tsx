import { styled } from '@gvg/ui';
import { richTextStyles } from '@gvg/ui/later-components';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { localizeLinks } from '../localize-links.ts';
import { sanitizeRichText } from '../sanitize-rich-text.ts';
import { useFollowLinks } from '../use-follow-links.ts';
import { renderFormulas, areFormulasLoaded, hasFormulas, loadFormulas } from '../formulas.ts';

const Frame = styled('div')({ ...richTextStyles, maxWidth: '70ch' });

/** Sanitized rich text from the administrators' editor. Links to pages of the shop keep the language and need no reload. */
export function RichText({ html }: { html: string }) {
  const { locale } = useTexts();
  const followLinks = useFollowLinks();
  const sanitized = useMemo(() => localizeLinks(sanitizeRichText(html), locale), [html, locale]);
  const [ready, setReady] = useState(areFormulasLoaded);
  const isWaiting = !ready && hasFormulas(sanitized);
  useEffect(() => {
    if (!isWaiting) return;
    let isMounted = true;
    const markReady = () => {
      if (isMounted) setReady(true);
    };
    // If KaTeX fails to load, the TeX source stays visible.
    loadFormulas().then(markReady, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [isWaiting]);
  return (
    <Frame
      onClick={followLinks}
      dangerouslySetInnerHTML={{ __html: hasFormulas(sanitized) ? renderFormulas(sanitized) : sanitized }}
    />
  );
}
