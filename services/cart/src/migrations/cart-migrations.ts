import { runMigrations } from '@gvg/service-kit/lifecycle/migrations';
import { allocatePayments } from './allocate-payments.ts';
import { dropReferenceIndex } from './drop-reference-index.ts';
import type { MigratedCart } from './migrated-cart.ts';
import { normaliseRefundReferences } from './normalise-refund-references.ts';
import { recordFormerAccounts } from './record-former-accounts.ts';
import { recordQuoteUses } from './record-quote-uses.ts';
import { recordUnannouncedCarts } from './record-unannounced-carts.ts';
import { setSurplusFree } from './set-surplus-free.ts';
import { storeDue } from './store-due.ts';
import { storeSearchKeys } from './store-search-keys.ts';
import { sumUpOrders } from './sum-up-orders.ts';

/** Migrates data of earlier versions to the current form. */
export function migrateCart(cart: MigratedCart): Promise<void> {
  return runMigrations(cart, {
    'payments have allocations': allocatePayments,
    'what is too much of a payment is unallocated': setSurplusFree,
    'orders know what is unallocated and owed': sumUpOrders,
    'orders know what is due': storeDue,
    'references of refunds are in one form': normaliseRefundReferences,
    'references of payments count by their key alone': dropReferenceIndex,
    'quotes know the orders that were placed with them': recordQuoteUses,
    'orders and payments are found by their keys': storeSearchKeys,
    'accounts that left the settings are known': recordFormerAccounts,
    'changes of carts that were not published are recorded': recordUnannouncedCarts,
  });
}
