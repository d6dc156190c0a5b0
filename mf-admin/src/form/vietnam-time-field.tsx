import { FormField, useController } from '@gvg/browser-kit/forms';
import type { FieldValues, Path, UseFormReturn } from '@gvg/browser-kit/forms';
import { instantOfVietnamTime, vietnamTimeOf } from '@gvg/contracts/values/vietnam-day';

const textOf = (instant: string | undefined) =>
  instant === undefined || Number.isNaN(Date.parse(instant)) ? '' : vietnamTimeOf(new Date(instant));

/** Date and time in Vietnam, in any browser time zone. The form value is the instant. */
export function VietnamTimeField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  isReadOnly = false,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  isReadOnly?: boolean;
}) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <FormField label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <input
          {...control}
          ref={field.ref}
          name={name}
          type="datetime-local"
          readOnly={isReadOnly}
          value={textOf(field.value as string | undefined)}
          onBlur={field.onBlur}
          onChange={({ currentTarget: { value } }) =>
            field.onChange(value === '' ? undefined : instantOfVietnamTime(value).toISOString())
          }
        />
      )}
    </FormField>
  );
}
