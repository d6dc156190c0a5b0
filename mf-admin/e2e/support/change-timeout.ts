/** For one change of products, an import's among them: 1,240 rest twice as long as they work, and only one runs at a time, also after a test that has failed. */
export const changeTimeoutMs = 240_000;
/** For a test that makes a change and takes it back. */
export const changeTestTimeoutMs = 600_000;
