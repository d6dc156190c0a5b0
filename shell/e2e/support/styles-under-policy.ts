/** Paths that show every page of the shop and the not-found page. */
export const pagePaths = [
  '/',
  '/en',
  '/search',
  '/search?keyword=tra&utm_source=test',
  '/rate-table',
  '/page/gioi-thieu',
  '/no/such/page',
];

/** Runs before the page's scripts: records the violations of its content security policy. */
export const recordViolations = `() => {
  window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => window.policyViolations.push([effectiveDirective, blockedURI, sourceFile].join(' ')));
}`;

export interface PageStyles {
  violations: string[];
  /** The header bar gets it from the rules that the server sent. */
  headerDisplay: string;
  /** A toast gets them from rules that are inserted in the browser. */
  toast: { position: string; radius: string };
}

/** Computed styles once the page runs. A page without styles, because the policy blocks them, would still pass tests by role. */
export const pageStyles = `(async () => {
  const until = async (find) => { for (;;) { const found = find(); if (found) return found; await new Promise((done) => setTimeout(done, 50)); } };
  const shell = await until(() => window.__GVG_SHELL_V1__);
  await until(() => performance.getEntriesByName('gvg-shell-started').length > 0);
  const toast = await until(() => { const shown = document.querySelector('#gvg-overlays [role=status] li'); if (!shown) shell.toast({ kind: 'message', text: 'x' }); return shown; });
  const style = (element) => getComputedStyle(element);
  return {
    violations: window.policyViolations,
    headerDisplay: style(document.querySelector('header nav ul')).display,
    toast: { position: style(toast.parentElement).position, radius: style(toast).borderTopLeftRadius },
  };
})()`;
