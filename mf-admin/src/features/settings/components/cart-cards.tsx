import type { CartSettings } from '@gvg/contracts/cart/http/settings';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { NumberField } from '../../../form/number-field.tsx';
import { parseDecimal, parseWhole } from '@gvg/contracts/values/parse-number';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { Fields, SettingCard } from './setting-card.tsx';
import { SettingNote } from './setting-note.tsx';
import { useCartForm } from './use-cart-form.ts';

type FigureName = 'depositShare' | 'unpaidHours' | 'underpaidHours' | 'importGraceHours' | 'quoteHours' | 'feePercent';
const cards: Record<'orders' | 'quotes', readonly FigureName[]> = {
  orders: ['depositShare', 'unpaidHours', 'underpaidHours', 'importGraceHours'],
  quotes: ['feePercent', 'quoteHours'],
};
const percents: readonly FigureName[] = ['depositShare', 'feePercent'];

/** Related figures of cart, each with its unit. */
export function CartFigures({ name, settings }: { name: 'orders' | 'quotes'; settings: CartSettings }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystem();
  const form = useCartForm(settings);
  return (
    <SettingCard name={name} form={form}>
      <Fields>
        {cards[name].map((field) => {
          const unit = t(`settings.units.${percents.includes(field) ? 'percent' : 'hours'}`);
          return (
            <div key={field}>
              <NumberField
                form={form}
                name={field}
                label={t(`settings.fields.${field}`)}
                unit={unit}
                hint={t(`settings.help.${field}`)}
                parse={field === 'feePercent' ? parseDecimal : parseWhole}
                format={(value) => formatNumber(value)}
                isReadOnly={!isSystem}
              />
              <SettingNote
                change={settings.changes[field]}
                defaultText={`${formatNumber(settings.defaults[field])} ${unit}`}
              />
            </div>
          );
        })}
      </Fields>
    </SettingCard>
  );
}

/** Accounts for customers' transfers. */
export function AccountsCard({ settings }: { settings: CartSettings }) {
  const form = useCartForm(settings);
  return (
    <SettingCard name="accounts" form={form}>
      <BankAccounts form={form} />
      <SettingNote change={settings.changes['bankAccounts']} />
    </SettingCard>
  );
}
