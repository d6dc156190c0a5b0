import { splitLocale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import { useQueryClient } from '@gvg/query';
import { Route, Routes, useLocation, useNavigate } from '@gvg/router';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { applyHead } from './apply-head.ts';
import type { RemoteDefinition } from '../remote/remote-definition.ts';
import { matchPage } from './page-route.ts';
import type { LoaderResult, PageRoute } from './page-route.ts';
import { privateHead } from './private-head.ts';
import { runLoaders } from './run-loaders.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScroll } from './use-scroll.ts';

export interface PageOutletProps {
  remote: Pick<RemoteDefinition, 'pages' | 'namespace' | 'fallback' | 'NotFound'>;
  /** The page that the server rendered. Its head is already correct, so its loader does not run again. */
  serverPage?: ServerRenderedPage | undefined;
}

/** The page in the server's response. `path` is path and query with language prefix. */
export interface ServerRenderedPage {
  path: string;
  isNotFound: boolean;
}

const notFound: LoaderResult = { status: 404 };

/** Runs the matching page's loader after each navigation and applies the resulting head. */
function useLoaderResult({ remote: { pages, namespace }, serverPage }: PageOutletProps): LoaderResult | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const { i18n } = useTranslation(namespace);
  const queryClient = useQueryClient();
  const locale = i18n.language === 'en' ? 'en' : 'vi';
  const address = location.pathname + location.search;
  const [loaded, setLoaded] = useState(serverPage?.isNotFound === true ? { address, result: notFound } : undefined);
  const serverPath = useRef(serverPage?.path);
  useEffect(() => {
    const matched = matchPage(pages, location.pathname);
    const isServerRendered = serverPath.current === window.location.pathname + window.location.search;
    serverPath.current = undefined;
    if (isServerRendered) return;
    let current = true;
    const applyResult = (result: LoaderResult) => {
      if (!current) return;
      if (result.status === 200) applyHead(result.head ?? privateHead(result.title));
      if (result.status === 404 || result.status === 410)
        applyHead(privateHead(i18n.t('notFoundDocumentTitle', { ns: 'ui' })));
      if (result.status === 301) void navigate(splitLocale(result.location).path, { replace: true });
      else setLoaded({ address, result });
    };
    const loading =
      matched &&
      runLoaders(matched, {
        search: new URLSearchParams(location.search),
        path: location.pathname,
        locale,
        origin: window.location.origin,
        t: i18n.getFixedT(locale, namespace),
        queryClient,
      });
    // The page itself shows any other error, with a retry button.
    (loading ?? Promise.resolve(notFound)).then(applyResult, () => {});
    return () => {
      current = false;
    };
  }, [address, i18n, locale, location.pathname, location.search, namespace, navigate, pages, queryClient]);
  return loaded?.address === address ? loaded.result : undefined;
}

const toRoute = ({ name, path, Page, children }: PageRoute): ReactNode => (
  <Route key={name} path={path} element={<Page />}>
    {children?.map(toRoute)}
  </Route>
);

/** The remote's page for the current location, or the not-found page. */
export function PageOutlet(props: PageOutletProps) {
  const result = useLoaderResult(props);
  useScroll();
  useHeadingFocus();
  const { pages, fallback, NotFound } = props.remote;
  if (result && result.status !== 200) return <NotFound />;
  return (
    <Suspense fallback={fallback}>
      <Routes>
        {pages.map(toRoute)}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
