/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { Locale } from '@gvg/contracts/values/locale';
import { fieldCases } from '@gvg/testing/account-field-cases';
import type { CallWithForm } from '@gvg/testing/account-field-cases';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeApi, renderPage, samplePageInfo } from '../page/render-page.fixtures.tsx';
import { AccountPanel } from './account-panel.tsx';
import { ResetPasswordPage } from './pages/reset-password-page.tsx';

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const labels = {
  vi: { email: 'Email', password: 'Mật khẩu', displayName: 'Tên hiển thị', newPassword: 'Mật khẩu mới' },
  en: { email: 'Email', password: 'Password', displayName: 'Display name', newPassword: 'New password' },
} as const;

const ignore = () => {};
const panel = (type: 'login' | 'register' | 'forgot', isStaff = false) => (
  <AccountPanel view={{ type }} isStaff={isStaff} onView={ignore} onDone={ignore} />
);

const forms: [call: CallWithForm, form: ReactNode, path: string][] = [
  ['signIn', panel('login'), '/'],
  ['signInAdmin', panel('login', true), '/auth'],
  ['signUp', panel('register'), '/'],
  ['forgotPassword', panel('forgot'), '/'],
  ['resetPassword', <ResetPasswordPage key="reset" />, `/auth/reset-password#code=${'x'.repeat(43)}`],
];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const describedBy = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe.each(forms)('the form of %s', (call, form, path) => {
  it.each<Locale>(['vi', 'en'])(
    'shows the same field errors as the service, and sends no invalid values (%s)',
    async (locale) => {
      const user = userEvent.setup();
      const calls: string[] = [];
      const api = fakeApi(async (name) => {
        if (name !== 'read') calls.push(name);
        return Promise.resolve({ google: false });
      });
      await act(async () => {
        renderPage(form, { path: locale === 'en' ? `/en${path}` : path, api, page: samplePageInfo({ locale }) });
        await Promise.resolve();
      });
      const labelOf = (name: string) => labels[locale][name as keyof (typeof labels)['vi']];
      for (const row of fieldCases(call)) {
        const label = labelOf(row.field);
        await user.clear(field(label));
        if (row.value !== '') await user.paste(row.value);
        await user.tab();
        const message = row.message(locale);
        if (message === undefined)
          await waitFor(() =>
            expect([row.rule, field(label).getAttribute('aria-invalid')]).toEqual([row.rule, 'false']),
          );
        else
          await waitFor(() =>
            expect([row.rule, describedBy(label)]).toEqual([row.rule, expect.arrayContaining([message])]),
          );
      }
      const last = labelOf(fieldCases(call).at(-1)?.field ?? '');
      await user.clear(field(last));
      await user.type(field(last), '{Enter}');
      await waitFor(() => expect(field(last).getAttribute('aria-invalid')).toBe('true'));
      expect(calls).toEqual([]);
    },
  );
});
