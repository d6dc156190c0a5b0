/**
 * For one change of products, an import's among them: 1,240 rest as long as they work, only one runs at a time, also after a test that has failed, and all
 * other tests of the site run beside it.
 */
export const changeTimeoutMs = 480_000;
/** For a test that makes a change and takes it back. */
export const changeTestTimeoutMs = 1_200_000;
