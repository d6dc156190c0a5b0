import { Note } from '@gvg/ui';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import type { LeftOutReason } from '../settle-cart.ts';

/** One sentence with the lines that are in no sum, and why. */
export function LeftOutNote({ leftOut }: { leftOut: ReadonlyMap<string, LeftOutReason> }) {
  const { t } = useCartTexts();
  if (leftOut.size === 0) return null;
  const reasons = [...new Set([...leftOut.values()].map((reason) => t(`cart.reason.${reason}`)))];
  return <Note>{t('cart.leftOut', { count: leftOut.size, reasons: reasons.join(', ') })}</Note>;
}
