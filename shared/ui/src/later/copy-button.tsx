import { Button } from '@gvg/ui';
import { useState } from 'react';
import { TextButton } from './text-button.tsx';

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused without permission, or on http pages: the text can be selected.
    return false;
  }
}

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  texts: { copy: string; copied: string; refused: string };
  /** Name of the button for those who do not see what it stands beside; until it has been used. */
  name?: string;
  /** Within a line of text. */
  inline?: boolean;
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, texts, name, inline = false }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = () => void isCopied(text).then((result) => setState(result ? 'copied' : 'refused'));
  const label = <span role="status">{texts[state ?? 'copy']}</span>;
  const props = { onClick: copy, 'aria-label': state === undefined ? name : undefined };
  return inline ? (
    <TextButton {...props}>{label}</TextButton>
  ) : (
    <Button variant="outlined" {...props}>
      {label}
    </Button>
  );
}
