import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useOrderTexts } from '../texts/order-texts.ts';

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused without permission, or on http pages: the text can be selected.
    return false;
  }
}

/** Copies a text and says whether it worked; `what` names the text for those who do not see what it stands beside. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useOrderTexts();
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = () => void isCopied(text).then((result) => setState(result ? 'copied' : 'refused'));
  return (
    <TextButton onClick={copy} aria-label={state === undefined ? t('payment.copyLabel', { what }) : undefined}>
      <span role="status">{t(`payment.${state ?? 'copy'}`)}</span>
    </TextButton>
  );
}
