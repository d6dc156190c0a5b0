/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { SessionState, SessionStore, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import { I18nextProvider, createI18n } from '@gvg/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { RequireUser } from '../session.ts';
import { kitTexts } from '../texts/vi.ts';

const person = (id: string): SessionState => ({
  status: 'user',
  user: {
    id,
    displayName: `Người ${id}`,
    avatar: null,
    email: 'a@b.example',
    emailVerified: true,
    hasPassword: true,
    hasSecondFactor: false,
    roles: ['USER'],
  },
});

let state: SessionState;
let listeners: Set<() => void>;
const signIn = jest.fn(() => Promise.resolve(false));

const change = (next: SessionState) =>
  act(() => {
    state = next;
    for (const listener of listeners) listener();
  });

/** Keeps typed text in state, as a form does. */
function Draft({ name }: { name: string }) {
  const [text, setText] = useState('');
  return <input aria-label={name} value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

const page = (
  <I18nextProvider i18n={createI18n('vi', kitTexts)}>
    <RequireUser skeleton={<p>khung</p>} reason="Để xem địa chỉ của bạn.">
      {(user) => <Draft name={user.displayName} />}
    </RequireUser>
  </I18nextProvider>
);

beforeEach(() => {
  listeners = new Set();
  state = { status: 'starting' };
  signIn.mockClear();
  const session = {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn,
  } as unknown as SessionStore;
  window.__GVG_SHELL_V1__ = { session } as ShellApiV1;
});

describe('RequireUser', () => {
  it('renders the skeleton on servers, where nobody is signed in', () => {
    state = person('a');
    expect(renderToString(page)).toContain('khung');
  });

  it('shows its content in place after a guest has signed in', () => {
    render(page);
    expect(screen.getByText('khung')).toBeTruthy();
    change({ status: 'guest' });
    expect(screen.getByText('Để xem địa chỉ của bạn.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    fireEvent.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
    expect(signIn.mock.calls).toEqual([['login'], ['register']]);
    change(person('a'));
    expect(screen.getByLabelText('Người a')).toBeTruthy();
  });

  it('does not show typed text to another person', () => {
    render(page);
    change(person('a'));
    fireEvent.change(screen.getByLabelText('Người a'), { target: { value: 'bí mật' } });
    change(person('b'));
    expect((screen.getByLabelText('Người b') as HTMLInputElement).value).toBe('');
  });
});
