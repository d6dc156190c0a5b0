/**
 * Errors of the database driver and the Redis client for an unreachable server. By name, because not every process loads these libraries.
 */
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

/** Error codes of a database server that is not primary, shuts down, or has lost its own storage. */
const lostServerCodes = new Set([6, 7, 89, 91, 133, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436]);

/** Errors without their own name: mongoose without a connection, ioredis without one, ioredis after `commandTimeout`. */
const lostMessages = [
  /buffering timed out after/,
  /^Connection is closed\.$/,
  /^Stream isn't writeable and enableOfflineQueue options is false$/,
  /^Command timed out$/,
];

/**
 * Returns whether the error means that the process has lost its database or cache. That is not a bug, and the process recovers with them.
 */
export function isLostDependency(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { name, message } = current;
    if (lostNames.has(name) || lostMessages.some((pattern) => pattern.test(message))) return true;
    if (name === 'MongoServerError' && lostServerCodes.has((current as { code?: unknown }).code as number)) return true;
  }
  return false;
}
