import { paymentAccountMissing } from '@gvg/contracts/cart/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { PresentedSettings } from '@gvg/service-kit/data/settings-store';
import type { Cart } from '../../cart.ts';
import type { SettingsValues } from '../../settings/settings-values.ts';

type Books = Pick<Cart, 'withTransaction' | 'missingAccountNotices' | 'now'>;

/** Throws `NO_PAYMENT_ACCOUNT` while the shop has no bank account. The first attempt after a settings change notifies staff. */
export async function requirePaymentAccount(
  cart: Books,
  { bankAccounts, revision }: Pick<PresentedSettings<SettingsValues>, 'bankAccounts' | 'revision'>,
  context: EventContext,
): Promise<void> {
  if (bankAccounts.length > 0) return;
  await recordOncePerRevision(cart, revision, context);
  throw new ApiFailure('NO_PAYMENT_ACCOUNT');
}

async function recordOncePerRevision(
  { withTransaction, missingAccountNotices, now }: Books,
  revision: number,
  context: EventContext,
): Promise<void> {
  if ((await missingAccountNotices.exists({ _id: revision })) !== null) return;
  try {
    await withTransaction(async ({ session, record }) => {
      await missingAccountNotices.insertMany([{ _id: revision, at: now() }], { session });
      record({
        contract: paymentAccountMissing,
        subjectId: 'cart',
        revision,
        data: { settingsRevision: revision },
        context,
      });
    });
  } catch (error) {
    // A concurrent attempt has notified staff.
    if (!isDuplicateKey(error)) throw error;
  }
}
