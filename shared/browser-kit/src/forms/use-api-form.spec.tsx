/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createCost } from '@gvg/contracts/catalogue/http/costs';
import { rateProduct } from '@gvg/contracts/catalogue/http/ratings';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { checkInput } from '@gvg/service-kit/http/input-check';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import type { Request } from 'express';
import type { z } from 'zod';
import { TextAreaField, TextField, useApiForm, useUnsavedChangesGuard } from '../forms.ts';
import { ApiError } from '../index.ts';
import { kitTexts as english } from '../texts/en.ts';
import { kitTexts as vietnamese } from '../texts/vi.ts';

/** Returns the rows of invalid fields from the service. */
function serverDetails(endpoint: Endpoint, body: unknown, locale: Locale) {
  try {
    checkInput({ ...endpoint, params: undefined }, { params: {}, query: {}, body } as unknown as Request, locale);
  } catch (error) {
    if (error instanceof ApiFailure) return error.details ?? [];
    throw error;
  }
  return [];
}

function Form({
  schema,
  values,
  fields,
  onSubmit = () => Promise.resolve(),
}: {
  schema: z.ZodType;
  values: Record<string, unknown>;
  fields: string[];
  onSubmit?: (values: unknown) => Promise<unknown>;
}) {
  const form = useApiForm({
    schema: schema as z.ZodType<unknown, Record<string, unknown>>,
    defaultValues: values,
    onSubmit,
  });
  useUnsavedChangesGuard(form.formState.isDirty);
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      {fields.map((name) =>
        name === 'comment' ? (
          <TextAreaField key={name} form={form} name={name} label={name} />
        ) : (
          <TextField key={name} form={form} name={name} label={name} type={name === 'stars' ? 'number' : 'text'} />
        ),
      )}
      {form.formError !== undefined && <p role="alert">{form.formError}</p>}
      <button>save</button>
      <a href="/elsewhere">leave</a>
    </form>
  );
}

const open = (locale: Locale, form: React.ComponentProps<typeof Form>) =>
  render(
    <I18nextProvider i18n={createI18n(locale, locale === 'en' ? english : vietnamese)}>
      <Form {...form} />
    </I18nextProvider>,
  );

/** Waits until the previous test's form, which is being unmounted, has removed its history entry. */
async function openFormAddress(): Promise<void> {
  await waitFor(() => expect(history.state).toBeNull());
  history.pushState(null, '', '/form');
}

const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'save' })));
const describedBy = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
const rating = { stars: 5, comment: '', images: [] };

const rules: [rule: string, endpoint: Endpoint, values: Record<string, unknown>, path: string][] = [
  ['a missing number', rateProduct, { ...rating, stars: undefined }, 'stars'],
  ['a number that is not allowed', rateProduct, { ...rating, stars: 7 }, 'stars'],
  ['a text that is too long', rateProduct, { ...rating, comment: 'x'.repeat(2_001) }, 'comment'],
  ['a picture with a wrong ending', rateProduct, { ...rating, images: ['https://shop.example/a.exe'] }, 'images.0'],
  ['an invalid country', createCost, { country: 'Japan' }, 'country'],
  ['an unknown service', createCost, { service: 'ROCKET' }, 'service'],
  ['a date of another format', createCost, { validFrom: 'tomorrow' }, 'validFrom'],
  ['a rule over several fields', createCost, { brackets: [{ fromGrams: 5, pricePerKg: 1 }] }, 'brackets.0.fromGrams'],
];

describe('useApiForm', () => {
  it.each(rules.flatMap((rule) => (['vi', 'en'] as const).map((locale) => [...rule, locale] as const)))(
    'shows for %s the message of the service',
    async (_rule, endpoint, values, path, locale) => {
      const expected = serverDetails(endpoint, values, locale).find((detail) => detail.path === path)?.message;
      const onSubmit = jest.fn();
      open(locale, { schema: endpoint.body as z.ZodType, values, fields: [path], onSubmit });
      await save();
      await waitFor(() => expect(describedBy(path)).toBe(expected));
      expect(expected).toMatch(/^\p{Lu}/u);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('shows the details of a failed submission at their fields, and others above', async () => {
    const details = [
      { path: 'comment', code: 'TOO_LONG', message: 'Must have at most 5 characters' },
      { path: 'revision', code: 'REQUIRED', message: 'Please fill this in' },
    ];
    open('en', {
      schema: rateProduct.body as z.ZodType,
      values: rating,
      fields: ['stars', 'comment'],
      onSubmit: () => Promise.reject(new ApiError(400, { message: 'INVALID_PAYLOAD', details })),
    });
    await save();
    await waitFor(() => expect(describedBy('comment')).toBe('Must have at most 5 characters'));
    expect(screen.getByRole('alert').textContent).toBe('Please fill this in');
  });

  it('shows an error without details in the page’s language', async () => {
    open('vi', {
      schema: rateProduct.body as z.ZodType,
      values: rating,
      fields: ['stars'],
      onSubmit: () => Promise.reject(new ApiError(403, { message: 'ACTION_NOT_ALLOWED' })),
    });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(vietnamese.errors.ACTION_NOT_ALLOWED);
  });

  it('shows an error message for a value that has no field', async () => {
    open('en', { schema: rateProduct.body as z.ZodType, values: { ...rating, images: ['x'] }, fields: ['stars'] });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('An image link must end in jpeg, jpg, gif or png');
  });

  it('submits the validated values, numbers as numbers, and asks before unsaved changes are discarded', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const confirm = jest.fn(() => false);
    window.confirm = confirm;
    open('en', { schema: rateProduct.body as z.ZodType, values: rating, fields: ['stars', 'comment'], onSubmit });
    const left = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', left);
    const leave = () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'leave' })));
    await act(async () => void fireEvent.change(screen.getByLabelText('stars'), { target: { value: '4' } }));
    await leave();
    expect([confirm.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
    document.body.removeEventListener('click', left);
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ stars: 4, comment: '', images: [] }));
    document.body.addEventListener('click', left);
    await leave();
    expect([confirm.mock.calls.length, left.mock.calls.length]).toEqual([1, 1]);
    document.body.removeEventListener('click', left);
  });

  it('asks before the back button discards unsaved changes', async () => {
    const confirm = jest.fn(() => false);
    window.confirm = confirm;
    await openFormAddress();
    open('en', { schema: rateProduct.body as z.ZodType, values: rating, fields: ['stars', 'comment'] });
    const back = () => act(async () => history.back());
    await act(async () => void fireEvent.change(screen.getByLabelText('stars'), { target: { value: '4' } }));
    await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
    await back();
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
    expect(location.pathname).toBe('/form');
    confirm.mockReturnValue(true);
    await back();
    await waitFor(() => expect(location.pathname).not.toBe('/form'));
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('removes its history entry after saving', async () => {
    await openFormAddress();
    open('en', { schema: rateProduct.body as z.ZodType, values: rating, fields: ['stars', 'comment'] });
    await act(async () => void fireEvent.change(screen.getByLabelText('stars'), { target: { value: '4' } }));
    await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
    await save();
    await waitFor(() => expect(history.state).toBeNull());
    expect(location.pathname).toBe('/form');
  });
});
