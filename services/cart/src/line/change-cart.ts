import type { ClientSession } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/duplicate-key';
import type { Cart } from '../cart.ts';

/** Changes of one cart that meet: more than this many lose. */
const maxRuns = 5;

/** Runs a change of a cart in a transaction, and anew when another request has just made the same line: `work` finds it then. */
export async function changeCart<Result>({ transact }: Pick<Cart, 'transact'>, work: (session: ClientSession) => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await transact(work);
    } catch (error) {
      if (!isDuplicateKey(error) || run === maxRuns) throw error;
    }
  }
}
