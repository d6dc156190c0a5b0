import { FormField } from '@gvg/browser-kit/forms';
import { useQuery } from '@gvg/query';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { accountsQuery } from '../api/payments.ts';

/** Chosen account, by default the first one of the shop. */
export function useChosenAccount(chosen: string | undefined): string {
  const { data: accounts } = useQuery(accountsQuery);
  return chosen ?? accounts?.docs[0]?.account ?? '';
}

/** Selects the shop's account of a transfer or statement. Former accounts come last. */
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
  const { data: accounts } = useQuery(accountsQuery);
  return (
    <FormField label={t('payments.fields.account')} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {accounts?.docs.map(({ account, bankName, isFormer }) => (
            <option key={account} value={account}>
              {isFormer ? t('payments.formerAccount', { account, bankName }) : `${bankName} ${account}`}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
