import { FormField } from '@gvg/browser-kit/forms';
import { useQuery } from '@gvg/query';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { cartSettingsQuery } from '../../quotes/api/quotes.ts';

/** The shop's accounts, the first of them until another is chosen. */
export function useChosenAccount(chosen: string | undefined): string {
  const { data: settings } = useQuery(cartSettingsQuery);
  return chosen ?? settings?.bankAccounts[0]?.account ?? '';
}

/** Which of the shop's accounts a transfer or a statement belongs to. */
export function AccountSelect({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (account: string) => void;
  error: string | undefined;
}) {
  const { t } = useStaffTexts();
  const { data: settings } = useQuery(cartSettingsQuery);
  return (
    <FormField label={t('payments.fields.account')} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {settings?.bankAccounts.map(({ account, bankName }) => (
            <option key={account} value={account}>
              {bankName} {account}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
