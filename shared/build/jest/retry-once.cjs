/* global jest */
// Integration specs wait for processes and databases on a shared machine. `npm test` reports how many tests needed a retry and fails above
// a limit. Retries run immediately, because a later test of the file may stop what an earlier one used.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
