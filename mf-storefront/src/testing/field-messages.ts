import type { Locale } from '@gvg/contracts/values/locale';
import { screen, waitFor } from '@testing-library/react';
import type { RenderedPage } from './render-page.tsx';

/** A row of the table of account fields (`@gvg/testing/account-field-cases`). */
interface FieldRow {
  rule: string;
  field: string;
  value: string;
  /** Returns the error message of the value, undefined for a valid one. */
  message(locale: Locale): string | undefined;
}

export const fieldOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Returns the texts that describe a field: hints, and the error of its value. */
export const describedBy = (label: string | RegExp) =>
  (fieldOf(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

/** Enters each row's value and expects the service's message at the field, or none. */
export async function expectFieldMessages(
  user: RenderedPage['user'],
  { rows, labels, locale }: { rows: readonly FieldRow[]; labels: Record<string, string>; locale: Locale },
): Promise<void> {
  for (const row of rows) {
    const label = labels[row.field] ?? row.field;
    await user.clear(fieldOf(label));
    if (row.value !== '') await user.paste(row.value);
    await user.tab();
    const message = row.message(locale);
    if (message === undefined)
      await waitFor(() => expect([row.rule, fieldOf(label).getAttribute('aria-invalid')]).toEqual([row.rule, 'false']));
    else
      await waitFor(() =>
        expect([row.rule, describedBy(label)]).toEqual([row.rule, expect.arrayContaining([message])]),
      );
  }
}
