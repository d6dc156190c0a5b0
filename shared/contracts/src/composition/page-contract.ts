/**
 * Version of what shell and remotes share in a page: the names that the shared packages export, and what those expect of a remote. Incremented when one of
 * them is removed or changed; a shell runs only releases of its own version (`decisions/module-federation.md`).
 */
export const pageContractVersion = 2;

/** Whether a shell of these sources can run the release. */
export const isRunnable = (release: { pageContract: number }) => release.pageContract === pageContractVersion;
