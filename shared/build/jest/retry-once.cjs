/* global jest */
// Integration specs wait for processes and databases of a machine that others use, too. `npm test` prints how many tests needed it and fails with many of them.
// At once, since a later test of a file may stop what an earlier one used.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
