import { FormField } from '@gvg/browser-kit/forms';

export interface TextInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number;
  /** Number of lines, for a multi-line text. */
  rows?: number;
  /** Digits only, so that phones show a number pad. */
  isNumeric?: boolean;
  type?: 'text' | 'date' | 'datetime-local';
}

/** Labelled text field for small forms that hold their own state. */
export function TextInput({
  label,
  value,
  onChange,
  hint,
  error,
  maxLength,
  rows,
  isNumeric = false,
  type = 'text',
}: TextInputProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => {
        const shared = { ...control, value, maxLength, autoComplete: 'off' };
        return rows === undefined ? (
          <input
            {...shared}
            type={type}
            {...(isNumeric ? { inputMode: 'numeric' as const } : {})}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <textarea {...shared} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
        );
      }}
    </FormField>
  );
}
