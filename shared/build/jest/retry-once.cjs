/* global jest */
// Integration specs wait for processes and databases of a machine that others use, too. `npm test` prints how many tests needed it and fails with many of them.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
