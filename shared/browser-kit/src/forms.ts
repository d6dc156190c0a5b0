/** Forms with the contracts' rules. Loaded with the first page that has one. */
export { useApiForm } from './forms/use-api-form.ts';
export type { ApiForm, ApiFormOptions } from './forms/use-api-form.ts';
export { useController, useFieldArray, useWatch } from 'react-hook-form';
export type { ArrayPath, DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
export { SelectField, TextAreaField, TextField } from './forms/fields.tsx';
export { FormField } from './forms/form-field.tsx';
export { FormError } from './forms/form-error.tsx';
export { InvalidMessage } from './forms/invalid-message.tsx';
export { PasswordField } from './forms/password-field.tsx';
export { useUnsavedChangesGuard } from './forms/use-unsaved-changes-guard.ts';
