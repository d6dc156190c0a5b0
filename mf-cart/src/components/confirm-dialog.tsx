import { Button, Dialog, Text } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useOrderTexts } from '../texts/order-texts.ts';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useOrderTexts();
  return (
    <Dialog shape="form" title={title} onClose={onClose}>
      <DialogBody>
        <Text>{text}</Text>
        <DialogActions>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('quote.keep')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}
