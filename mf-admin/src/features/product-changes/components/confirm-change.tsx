import type { ApiError } from '@gvg/browser-kit';
import type { ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { describeAction } from '../describe-action.ts';
import type { GroupNames } from '../describe-action.ts';

export interface ConfirmChangeProps {
  action: ProductAction;
  count: number;
  names: GroupNames;
  submit: string;
  isPending: boolean;
  error: ApiError | null;
  onSubmit: () => void;
  onClose: () => void;
}

/** Names what is about to be done with how many products. */
export function ConfirmChange({ action, count, names, ...dialog }: ConfirmChangeProps) {
  const { t } = useStaffTexts();
  const did = describeAction(action, names, t);
  return (
    <ConfirmDialog
      title={t('changes.confirmTitle', { did, number: formatNumber(count, 0) })}
      text={t('changes.confirmText')}
      {...dialog}
    />
  );
}
