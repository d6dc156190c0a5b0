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
  /** The rules of the call's body in the contracts. */
  schema: z.ZodType<Output, Values>;
  /** Values before the user has changed anything; `formState.isDirty` compares with them. */
  defaultValues: DefaultValues<Values>;
  /** Sends valid values, usually `mutateAsync` of a mutation with `onError: 'silent'`; the form shows what it rejects with. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Fields that an error without details is about: its text appears there, e.g. `{ INCORRECT_PASSWORD: 'password' }`. */
  fieldOfCode?: Partial<Record<ErrorCode, Path<Values>>>;
}

export interface ApiForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** Handler of the form element's `onSubmit`. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** What is wrong with the last submission and belongs to no field of the form. */
  formError: string | undefined;
}

const serverError = 'root.server';

/**
 * A form whose rules and sentences are the contract's. Fields are validated once they have been left, then with each change; details of a failed
 * submission appear at their fields; TOO_MANY_REQUESTS says how long to wait. After a successful submission the form is clean: its values are the new default values.
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
  /** Shows at least one sentence: a rule about something that is not a field would otherwise fail without any. */
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
