import { Note, VisuallyHidden, fieldBox, fieldLabel, styled } from '@gvg/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { InvalidMessage } from './invalid-message.tsx';

const Label = styled('label')(fieldLabel);
const HiddenLabel = VisuallyHidden.withComponent('label');
const Hint = styled(Note)({ marginTop: 6 });

const Frame = styled('div')({ '& :is(input, textarea, select)': fieldBox });

/** Attributes that connect a control with its label and messages. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  label: string;
  /** Shows the label only to screen readers, for example if a column has it. */
  isLabelHidden?: boolean;
  /** Explains what to enter. */
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** A labelled control with a hint and an error message (specification §8: red text under the field). */
export function FormField({ label, isLabelHidden = false, hint, error, children }: FormFieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint === undefined ? [] : hintId, error === undefined ? [] : errorId].flat().join(' ');
  return (
    <Frame>
      {isLabelHidden ? <HiddenLabel htmlFor={id}>{label}</HiddenLabel> : <Label htmlFor={id}>{label}</Label>}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      <div aria-live="polite">{error !== undefined && <InvalidMessage id={errorId}>{error}</InvalidMessage>}</div>
    </Frame>
  );
}
