/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { makeQuote, pageOf } from '../../testing/staff-data.ts';

const [first, second] = [makeQuote(), makeQuote({ _id: idOf(601) })];

it('quote leads to the one that waits longest beside it, also by keys', async () => {
  const { user } = await renderPage(`/admin/quotes/${idOf(600)}`, {
    '/v1/quotes': pageOf([first, second]),
    [`/v1/quotes/${idOf(600)}`]: first,
    [`/v1/quotes/${idOf(601)}`]: second,
  });
  const next = await screen.findByRole('link', { name: 'Báo giá tiếp theo' });
  expect(next.getAttribute('href')).toBe(`/admin/quotes/${idOf(601)}`);
  await user.keyboard('{Alt>}n{/Alt}');
  expect(location.pathname).toBe(`/admin/quotes/${idOf(601)}`);
});

it('quote that is the only one to answer leads to no other', async () => {
  await renderPage(`/admin/quotes/${idOf(600)}`, {
    '/v1/quotes': pageOf([first]),
    [`/v1/quotes/${idOf(600)}`]: first,
  });
  await screen.findByRole('heading', { level: 1, name: /1 món/ });
  expect(screen.queryByRole('link', { name: 'Báo giá tiếp theo' })).toBeNull();
});
