import { ErrorBoundary } from '@gvg/browser-kit';
import { documentIds } from '@gvg/contracts/composition/document';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { OverlayHost } from '../overlays/overlay-host.tsx';

/** React hydrates the content of each boundary on its own, in short tasks, and first the one that is used. */
const Region = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

/** The element that remotes mount their roots in. React renders it with the server's markup, and in the browser leaves alone what is in it. */
function Content({ html }: { html: string }) {
  // React would set another object's markup.
  const [markup] = useState({ __html: html });
  return <main id={documentIds.content} tabIndex={-1} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

export interface PageLayoutProps {
  /** On the server: the markup of the main content. */
  contentHtml?: string;
  /** Called once the layout is mounted; React may still be hydrating header and footer. */
  onMount?: () => void;
}

/** Everything on the page: the shell's header, footer and overlays around the main content of a remote. */
export function PageLayout({ contentHtml = '', onMount }: PageLayoutProps) {
  useEffect(() => onMount?.(), [onMount]);
  return (
    <>
      <Region>
        <Header />
      </Region>
      <Content html={contentHtml} />
      <Region>
        <Footer />
      </Region>
      <div id={documentIds.overlays}>
        <ErrorBoundary>
          <OverlayHost />
        </ErrorBoundary>
      </div>
    </>
  );
}
