import { Button } from '@gvg/ui';
import { useState } from 'react';
import { useSecondFactorTexts } from './texts.ts';

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused without permission, or on http pages: the text can be selected.
    return false;
  }
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const texts = useSecondFactorTexts();
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = () => void isCopied(text).then((result) => setState(result ? 'copied' : 'refused'));
  return (
    <Button variant="outlined" onClick={copy}>
      <span role="status">{state === undefined ? label : texts[state]}</span>
    </Button>
  );
}
