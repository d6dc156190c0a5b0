import { mongo } from 'mongoose';

/** The driver retries a transaction that fails with the TransientTransactionError label. */
export function concurrentChangeError(name: string): mongo.MongoError {
  const error = new mongo.MongoError(`the ${name} was changed meanwhile`);
  error.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
  return error;
}
