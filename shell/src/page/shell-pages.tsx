import { page } from '@gvg/browser-kit';
import { NotFound } from '@gvg/customer-ui';
import type { PreloadablePage } from '@gvg/browser-kit';
import { useLocation } from '@gvg/router';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { shellPathAt } from './shell-paths.ts';
import type { ShellPath } from './shell-paths.ts';

export type ShellPages = Record<ShellPath, PreloadablePage>;

const loadPages = () => import(/* webpackChunkName: "later-account" */ '../account/account.ts');
type Pages = Awaited<ReturnType<typeof loadPages>>;

/** Creates the shell's own pages, in a separate chunk; `prepare` loads everything else that they need before they render. */
export function createShellPages(prepare: () => Promise<unknown>): ShellPages {
  const load = (select: (pages: Pages) => ComponentType) =>
    page(async () => {
      const [pages] = await Promise.all([loadPages(), prepare()]);
      return select(pages);
    });
  return {
    '/auth': load(({ AuthPage }) => AuthPage),
    '/auth/verify': load(({ VerifyPage }) => VerifyPage),
    '/auth/reset-password': load(({ ResetPasswordPage }) => ResetPasswordPage),
  };
}

/** The shell's page at the current location, or the not-found page. */
export function ShellPage({ pages }: { pages: ShellPages }) {
  const path = shellPathAt(useLocation().pathname);
  if (path === undefined) return <NotFound />;
  const Page = pages[path];
  return (
    <Suspense>
      <Page key={path} />
    </Suspense>
  );
}
