import { listPaymentAccounts } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { plainAccount } from '../reference-key.ts';

export function listPaymentAccountsRoute({ app, settings, formerAccounts }: Cart): void {
  mount(app, listPaymentAccounts, async () => {
    const [{ bankAccounts }, former] = await Promise.all([
      settings.read(),
      formerAccounts.find().sort({ at: -1 }).lean(),
    ]);
    const present = new Set(bankAccounts.map(({ account }) => plainAccount(account)));
    return {
      docs: [
        ...bankAccounts.map(({ account, bankName }) => ({ account, bankName, isFormer: false })),
        ...former.flatMap(({ _id: account, bankName }) =>
          present.has(account) ? [] : [{ account, bankName, isFormer: true }],
        ),
      ],
    };
  });
}
