import { Button } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { TextButton } from './text-button.tsx';

/** Milliseconds for which the button says that it has copied; why it could not stays until it is used again. */
const saidMs = 3_000;

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

/** Copies a text and says for a while whether it worked. */
export function CopyButton({ text, texts, name, inline = false }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = () => void isCopied(text).then((result) => setState(result ? 'copied' : 'refused'));
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [state]);
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
