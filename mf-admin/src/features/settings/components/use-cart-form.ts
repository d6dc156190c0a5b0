import { shellApi } from '@gvg/browser-kit';
import { updateCartSettings } from '@gvg/contracts/cart/http/settings';
import type { CartSettings } from '@gvg/contracts/cart/http/settings';
import { useRecordForm } from '../../../form/use-record-form.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUpdateSettings } from '../api/settings.ts';

const valuesOfCart = ({
  depositShare,
  unpaidHours,
  underpaidHours,
  importGraceHours,
  quoteHours,
  feePercent,
  bankAccounts,
}: CartSettings) => ({
  depositShare,
  unpaidHours,
  underpaidHours,
  importGraceHours,
  quoteHours,
  feePercent,
  bankAccounts,
});

const cartValues = updateCartSettings.body!.omit({ revision: true });

/** Form over all settings of cart. Each card shows some of them. */
export function useCartForm(settings: CartSettings) {
  const { t } = useStaffTexts();
  const { mutateAsync: update } = useUpdateSettings('updateCartSettings');
  return useRecordForm({
    stored: settings,
    valuesOf: valuesOfCart,
    schema: cartValues,
    save: async (values, revision) => {
      await update({ ...values, revision });
      shellApi().toast({ kind: 'success', text: t('form.saved') });
    },
    labelOf: (path) => t(`settings.fields.${path.split('.')[0]}`),
    show: (path, value) =>
      path === 'bankAccounts'
        ? (value as CartSettings['bankAccounts']).map(({ account }) => account).join(', ') || '–'
        : String(value),
  });
}
