import { mongo } from 'mongoose';

/** Returns an error with the TransientTransactionError label, which makes the driver retry the transaction. */
export function concurrentChangeError(name: string): mongo.MongoError {
  const error = new mongo.MongoError(`the ${name} was changed meanwhile`);
  error.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
  return error;
}
