import { passwordManagerRules } from '@gvg/contracts/identity/password-rules';
import { IconButton, styled } from '@gvg/ui';
import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { EyeIcon } from './eye-icon.tsx';
import { FormField } from './form-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { useFormTexts } from './texts.ts';

const Box = styled('span')({
  position: 'relative',
  display: 'block',
  '& > input': { paddingInlineEnd: 52 },
  '& > button': { position: 'absolute', insetInlineEnd: 2, top: '50%', transform: 'translateY(-50%)' },
});

export interface PasswordFieldProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<'input'>,
  'form' | 'name' | 'type'
> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  /** For password managers: the account's password, or a new one, which has the checklist of rules. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field whose button shows the password. */
export function PasswordField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  autoComplete,
  ...input
}: PasswordFieldProps<Values, Output>) {
  const texts = useFormTexts();
  const checklistId = useId();
  const [isShown, setShown] = useState(false);
  const value: unknown = useWatch({ control: form.control, name });
  const isNew = autoComplete === 'new-password';
  return (
    <div>
      <FormField label={label} error={form.getFieldState(name, form.formState).error?.message}>
        {(control) => (
          <Box>
            <input
              {...input}
              {...control}
              {...form.register(name)}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              {...(isNew && { passwordrules: passwordManagerRules })}
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={
                [control['aria-describedby'] ?? [], isNew ? checklistId : []].flat().join(' ') || undefined
              }
            />
            <IconButton label={texts.showPassword} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              <EyeIcon isCrossed={isShown} />
            </IconButton>
          </Box>
        )}
      </FormField>
      {isNew && <PasswordChecklist id={checklistId} password={typeof value === 'string' ? value : ''} />}
    </div>
  );
}
