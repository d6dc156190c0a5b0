import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import { useMemo } from 'react';
import type { BaseSyntheticEvent } from 'react';
import type { ErrorCode, ErrorDetail } from '@gvg/contracts/errors';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { asApiError } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import { contractResolver, detailsOf } from './contract-resolver.ts';
import { useFormTexts } from './texts.ts';
import { waitingTime } from './waiting-time.ts';

export interface ApiFormOptions<Values extends FieldValues, Output> {
  /** Schema of the call's body in the contracts. */
  schema: z.ZodType<Output, Values>;
  /** Initial values. `formState.isDirty` compares with them. */
  defaultValues: DefaultValues<Values>;
  /** Sends valid values, usually by `mutateAsync` of a mutation with `onError: 'silent'`. The form shows the error that it rejects with. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Fields for errors without details: the error's text appears there, such as `{ INCORRECT_PASSWORD: 'password' }`. */
  fieldOfCode?: Partial<Record<ErrorCode, Path<Values>>>;
}

export interface ApiForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** Handler of the form element's `onSubmit`. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Error of the last submission that belongs to no field of the form. */
  formError: string | undefined;
}

const serverError = 'root.server';

/**
 * A form with the contract's rules and messages. Fields are validated when they are left, then on each change. Details of a failed
 * submission appear at their fields; TOO_MANY_REQUESTS shows how long to wait. After a successful submission the form is clean: its values
 * are the new default values.
 */
export function useApiForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  fieldOfCode = {},
}: ApiFormOptions<Values, Output>): ApiForm<Values, Output> {
  const { t, i18n } = useTranslation('errors');
  const texts = useFormTexts();
  const locale: Locale = i18n.language === 'en' ? 'en' : 'vi';
  const resolver = useMemo(() => contractResolver(schema, locale), [schema, locale]);
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues, mode: 'onTouched' });
  const isField = ({ path }: ErrorDetail) =>
    form.control._names.mount.has(path as Path<Values>) || form.control._names.array.has(path as Path<Values>);
  /** Shows at least one message, because an error about something other than a field would otherwise remain invisible. */
  const showFormError = (details: readonly ErrorDetail[], fallback: string | undefined) => {
    const message = details.find((detail) => !isField(detail))?.message ?? fallback;
    if (message !== undefined) form.setError(serverError, { message });
  };
  const showFailure = ({ code, details, retryAfter }: ApiError) => {
    const message = retryAfter === undefined ? t(code) : texts.tryAgainAfter(waitingTime(retryAfter, locale));
    const field = fieldOfCode[code];
    if (field !== undefined) form.setError(field, { type: code, message }, { shouldFocus: true });
    const fields = details.filter(isField);
    fields.forEach(({ path, code: type, message }, index) =>
      form.setError(path as Path<Values>, { type, message }, { shouldFocus: index === 0 }),
    );
    showFormError(details, fields.length === 0 && field === undefined ? message : undefined);
  };
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values);
        form.reset(form.getValues());
      } catch (error) {
        showFailure(asApiError(error));
      }
    },
    () => showFormError(detailsOf(schema, form.getValues(), locale), undefined),
  );
  return { ...form, submit, formError: form.formState.errors.root?.['server']?.message };
}
