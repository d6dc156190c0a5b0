import { createHash } from 'node:crypto';
import { demoPeople, pictureOf } from './demo-people.ts';
import type { Person } from './demo-people.ts';

/** Accounts that were made by the form and are remembered; the oldest is forgotten first. */
const maximumAccounts = 1_000;

export interface Accounts {
  find(sub: string): Person | undefined;
  /** The account of a mail address: the same each time, with the name and the verification as last entered. */
  enter(person: Pick<Person, 'email' | 'email_verified' | 'name'>): Person;
}

/** Accounts of this process; they live as long as it does. */
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
