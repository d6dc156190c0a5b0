import { typedNumber } from '@gvg/contracts/values/parse-number';
import { IconButton, Plus, color, tabularFigures, fontSize, fontWeight, radius, rem, styled, tapTarget } from '@gvg/ui';
import { Minus } from '@gvg/ui/later-icons';
import { useEffect, useState } from 'react';

const Frame = styled('div')({
  ...tabularFigures,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.field}`,
  borderRadius: radius.input,
  '&:focus-within': { borderColor: color.jade },
  '& input': {
    width: rem(52),
    height: tapTarget,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: color.ink,
    fontSize: fontSize.field,
    fontWeight: fontWeight.heading,
    textAlign: 'center',
  },
  '& button': { borderRadius: radius.input - 1 },
});

/** Returns the typed number of pieces, undefined unless it is a whole number from 1 to the highest amount. */
function parseAmount(text: string, highest: number): number | undefined {
  const typed = typedNumber(text);
  const amount = /^\d+$/.test(typed) ? Number(typed) : 0;
  return amount >= 1 && amount <= highest ? amount : undefined;
}

export interface AmountFieldProps {
  /** Undefined while the text is not a valid amount. */
  amount: number | undefined;
  onChange: (amount: number | undefined) => void;
  highest: number;
  /** Accessible names of the field and of its buttons. */
  labels: { amount: string; fewer: string; more: string };
  disabled?: boolean;
}

/** Number of pieces, typed or stepped. An invalid text is corrected when the field is left. */
export function AmountField({ amount, onChange, highest, labels, disabled = false }: AmountFieldProps) {
  const [text, setText] = useState(String(amount ?? 1));
  useEffect(() => {
    if (amount !== undefined) setText(String(amount));
  }, [amount]);
  const correct = () => {
    const digits = Number(typedNumber(text).replace(/\D/g, ''));
    onChange(Math.min(Math.max(digits, 1), highest));
    if (amount !== undefined) setText(String(amount));
  };
  const step = (by: number) => onChange(Math.min(Math.max((amount ?? 0) + by, 1), highest));
  return (
    <Frame role="group" aria-label={labels.amount}>
      <IconButton label={labels.fewer} disabled={disabled || amount === 1} onClick={() => step(-1)}>
        <Minus size={16} aria-hidden />
      </IconButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(highest).length + 1}
        disabled={disabled}
        aria-label={labels.amount}
        aria-invalid={amount === undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          onChange(parseAmount(value, highest));
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={correct}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <IconButton label={labels.more} disabled={disabled || (amount ?? 0) >= highest} onClick={() => step(1)}>
        <Plus size={16} aria-hidden />
      </IconButton>
    </Frame>
  );
}
