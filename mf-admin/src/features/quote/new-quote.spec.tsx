/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { makeQuote, makeUser, pageOf } from '../../testing/staff-data.ts';

const responses = {
  '/v1/settings/cart': { feePercent: 5, quoteHours: 72 },
  [`/v1/users/${idOf(900)}`]: makeUser(),
};
const made = makeQuote({ status: 'ANSWERED' });

it('finds a customer by phone number and opens the form for them', async () => {
  const { user } = await renderPage('/admin/quotes/new', { ...responses, '/v1/users': pageOf([makeUser()]) });
  await user.type(await screen.findByRole('searchbox'), '0901');
  await user.click(await screen.findByRole('button', { name: /^Thu Hà/ }));
  expect(location.search).toBe(`?user=${idOf(900)}`);
  expect(await screen.findByRole('group', { name: 'Món 1' })).not.toBeNull();
});

it('sends the quote line by line once it is complete', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPage(`/admin/quotes/new?user=${idOf(900)}`, {
    ...responses,
    [`/v1/quotes/${made._id}`]: made,
    readLink: { url: 'https://shop.example/noi', outcome: 'READ', name: 'Nồi đất', price: 200_000 },
    quoteForCustomer: (input: string) => {
      sent.push(JSON.parse(input));
      return made;
    },
  });
  const line = within(await screen.findByRole('group', { name: 'Món 1' }));
  const submit = screen.getByRole('button', { name: 'Gửi báo giá cho khách' });
  await user.click(submit);
  expect(line.getByText('Viết tên hàng.')).not.toBeNull();
  expect(screen.getByText('Chọn nước: cước tùy theo nước.')).not.toBeNull();

  await user.type(line.getByLabelText('Link nơi bán (không bắt buộc)'), 'https://shop.example/noi');
  await user.click(line.getByRole('button', { name: 'Đọc link' }));
  await waitFor(() => expect(line.getByLabelText<HTMLInputElement>('Tên hàng').value).toBe('Nồi đất'));
  await user.type(line.getByLabelText('Nặng một món (g)'), '1.200');
  await user.selectOptions(line.getByLabelText('Nhóm hàng'), 'PACKAGED_FOOD');
  await user.selectOptions(screen.getByLabelText('Nước nhận'), 'JP');
  await user.click(submit);
  await waitFor(() =>
    expect(sent).toEqual([
      {
        body: {
          idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
          user: idOf(900),
          country: 'JP',
          note: '',
          lines: [
            {
              url: 'https://shop.example/noi',
              name: 'Nồi đất',
              amount: 1,
              price: 200_000,
              weightGrams: 1_200,
              goodsType: 'NORMAL',
              categoryType: 'PACKAGED_FOOD',
            },
          ],
        },
      },
    ]),
  );
  await waitFor(() => expect(location.pathname).toBe(`/admin/quotes/${made._id}`));
});
