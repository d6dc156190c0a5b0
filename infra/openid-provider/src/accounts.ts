import { createHash } from 'node:crypto';
import { demoPeople, pictureOf } from './demo-people.ts';
import type { Person } from './demo-people.ts';

/** Limit of remembered accounts from the form. The oldest is removed first. */
const maximumAccounts = 1_000;

export interface Accounts {
  find(sub: string): Person | undefined;
  /** Returns the account of a mail address, which is always the same, with the last entered name and verification. */
  enter(person: Pick<Person, 'email' | 'email_verified' | 'name'>): Person;
}

/** Creates the accounts of this process, which are lost when it ends. */
export function createAccounts(issuer: string): Accounts {
  const fixed = new Map(demoPeople(issuer).map((person) => [person.sub, person]));
  const entered = new Map<string, Person>();
  return {
    find: (sub) => fixed.get(sub) ?? entered.get(sub),
    enter(person) {
      const sub = `entered-${createHash('sha256').update(person.email.toLowerCase()).digest('hex').slice(0, 24)}`;
      const account = { ...person, sub, picture: pictureOf(sub, issuer) };
      entered.delete(sub);
      entered.set(sub, account);
      const [oldest] = entered.keys();
      if (entered.size > maximumAccounts && oldest !== undefined) entered.delete(oldest);
      return account;
    },
  };
}
