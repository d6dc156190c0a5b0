/**
 * Version of the interface between shell and remotes in a page: the exports of the shared packages and their expectations of a remote.
 * Incremented when one is removed or changed. A shell runs only releases of its own version (`decisions/module-federation.md`).
 */
export const pageContractVersion = 2;

/** Returns whether a shell of this version can run the release. */
export const isRunnable = (release: { pageContract: number }) => release.pageContract === pageContractVersion;
