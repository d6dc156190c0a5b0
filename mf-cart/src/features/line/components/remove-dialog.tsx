import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { Button, Dialog, Text } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { describeLine } from '../describe-line.ts';
import { useRemoval } from '../use-removal.ts';

/** Asks before a line is removed (specification §2, delete). */
export function RemoveDialog({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const { t, locale } = useCartTexts();
  const remove = useRemoval();
  const confirm = () => {
    onClose();
    remove(line);
  };
  return (
    <Dialog shape="form" title={t('line.removeTitle')} onClose={onClose}>
      <DialogBody>
        <Text>{t('line.removeText', { name: describeLine(line, locale).name })}</Text>
        <DialogActions>
          <Button onClick={confirm}>{t('line.removeYes')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('line.removeNo')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}
