import { CopyButton } from '@gvg/ui/later-components';
import { useOrderTexts } from '../texts/order-texts.ts';

/** Copies a text of an order that is next to the button. `what` names it. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const { t } = useOrderTexts();
  return (
    <CopyButton
      inline
      text={text}
      name={t('payment.copyLabel', { what })}
      texts={{ copy: t('payment.copy'), copied: t('payment.copied'), refused: t('payment.refused') }}
    />
  );
}
