/** Errors of the database driver and of Redis's client that say that the server cannot be reached, by name: not every process loads these libraries. */
const lostNames = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedOnNetworkError',
  'MaxRetriesPerRequestError',
]);

/** What a database server responds while it is no primary, shuts down, or has lost its own storage. */
const lostServerCodes = new Set([6, 7, 89, 91, 133, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436]);

/** Errors without a name of their own: mongoose without a connection, ioredis without one, ioredis after `commandTimeout`. */
const lostMessages = [
  /buffering timed out after/,
  /^Connection is closed\.$/,
  /^Stream isn't writeable and enableOfflineQueue options is false$/,
  /^Command timed out$/,
];

/** Whether the error means that the process has lost its database or cache, which is no bug: it is back when they are. */
export function isLostDependency(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { name, message } = current;
    if (lostNames.has(name) || lostMessages.some((pattern) => pattern.test(message))) return true;
    if (name === 'MongoServerError' && lostServerCodes.has((current as { code?: unknown }).code as number)) return true;
  }
  return false;
}
