import { recordPayment } from '@gvg/contracts/cart/http/payments';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import type { Locale } from '@gvg/contracts/values/locale';
import { isScientific } from '@gvg/contracts/values/spreadsheet-number';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { isDoubtfulDay } from '../doubtful-day.ts';
import { isFormerAccount } from '../own-account.ts';
import { presentPayment } from '../payment.presenter.ts';
import { recordTransfer } from './record-payment.service.ts';
import { KnownTransferError } from './known-transfer.error.ts';

export function recordPaymentRoute(cart: Cart): void {
  mount(cart.app, recordPayment, async ({ body, locale, context }) => {
    const { isAnotherTransfer, isDayConfirmed, ...transfer } = body;
    const isFormer = await isFormerAccount(cart, transfer.account, locale);
    if (isScientific(transfer.bankReference))
      throw invalidField({ path: 'bankReference', code: 'LONG_NUMBER', locale });
    const isDoubtful = isDoubtfulDay(new Date(transfer.receivedAt), cart.now());
    if (isDoubtful && !isDayConfirmed) throw invalidField({ path: 'receivedAt', code: 'DAY_NOT_CONFIRMED', locale });
    const facts = { isAnotherTransfer, isDayConfirmed: isDoubtful, isFormerAccount: isFormer };
    try {
      return presentPayment(await recordTransfer(cart, { transfer, facts, context }));
    } catch (error) {
      throw error instanceof KnownTransferError ? knownFailure(error, locale) : error;
    }
  });
}

/** The failure for a possible duplicate includes the recorded transfer for staff to compare. */
function knownFailure(error: KnownTransferError, locale: Locale): ApiFailure {
  const { kind, known } = error.match;
  if (kind === 'KNOWN') return new ApiFailure('PAYMENT_WAS_EXISTED', { cause: error });
  const details = [{ path: 'bankReference', code: kind, message: validationMessage(kind, locale) }];
  return new ApiFailure('PAYMENT_WAS_EXISTED', { details, current: presentPayment(known), cause: error });
}
