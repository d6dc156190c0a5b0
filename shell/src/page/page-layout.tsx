import { ErrorBoundary } from '@gvg/browser-kit';
import { documentIds } from '@gvg/contracts/composition/document';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { OverlayHost } from '../overlays/overlay-host.tsx';

/** React hydrates the content of each boundary separately, in short tasks, starting with the one in use. */
const Region = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

/**
 * The element that remotes mount their roots in. React renders it with the server's markup, and leaves its content unchanged in the
 * browser.
 */
function Content({ html }: { html: string }) {
  // The object is created once: React would set the markup of a new one again.
  const [markup] = useState({ __html: html });
  return <main id={documentIds.content} tabIndex={-1} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

export interface PageLayoutProps {
  /** Markup of the main content; on the server only. */
  contentHtml?: string;
  /** Called once the layout is mounted; React may still be hydrating header and footer. */
  onMount?: () => void;
}

/** The whole page: the shell's header, footer and overlays around the main content of a remote. */
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
