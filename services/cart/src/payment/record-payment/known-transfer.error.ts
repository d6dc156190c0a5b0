import type { ReferenceMatch } from '../compare-reference.ts';
import type { StoredPayment } from '../payment.model.ts';

/** A transfer that is recorded already or is a possible duplicate. */
export class KnownTransferError extends Error {
  readonly match: ReferenceMatch<StoredPayment>;

  constructor(match: ReferenceMatch<StoredPayment>) {
    super('the reference of the transfer is recorded');
    this.name = 'KnownTransferError';
    this.match = match;
  }
}
