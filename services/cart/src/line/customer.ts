import type { Caller } from '@gvg/contracts/definitions/caller';
import type { StoredCustomer } from './stored-line.ts';

export type CustomerCaller = Extract<Caller, { kind: 'user' | 'guest' }>;

export const customerOf = ({ kind, id }: CustomerCaller): StoredCustomer => ({ kind, id });

export const cartIdOf = ({ kind, id }: StoredCustomer): string => `${kind}:${id}`;

/** Filter for the lines of one customer. */
export const linesOf = ({ kind, id }: StoredCustomer) => ({ 'customer.kind': kind, 'customer.id': id });
