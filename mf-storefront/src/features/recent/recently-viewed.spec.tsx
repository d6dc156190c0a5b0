/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { turns } from '@gvg/testing/turns';
import { act, render, screen, waitFor } from '@testing-library/react';
import { idOf } from '@gvg/browser-kit/testing';
import { rememberProduct } from './recent-products.ts';
import { RecentlyViewed } from './components/recently-viewed.tsx';

const load = jest.fn();

jest.mock('./components/recent-row.tsx', () => {
  load();
  throw new Error('Loading chunk recent failed.');
});

test('renders nothing if its chunk cannot be loaded', async () => {
  rememberProduct(idOf(1));
  render(
    <main>
      <p>Rice paper</p>
      <RecentlyViewed />
    </main>,
  );
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(() => turns());
  expect(screen.getByRole('main').textContent).toBe('Rice paper');
});
