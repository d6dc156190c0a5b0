import { Button } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { TextButton } from './text-button.tsx';

/** Milliseconds for which the button shows a success. A failure stays until it is used again. */
const saidMs = 3_000;

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied without permission, or on http pages. The user can still select the text.
    return false;
  }
}

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  texts: { copy: string; copied: string; refused: string };
  /** Accessible name of the button for users who cannot see its surroundings, until it has been used. */
  name?: string;
  /** Within a line of text. */
  inline?: boolean;
}

/** Copies a text and shows the result for a while. */
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
