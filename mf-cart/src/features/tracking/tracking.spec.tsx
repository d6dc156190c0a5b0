/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { renderFragment } from '@gvg/browser-kit/server';
import { screen, waitFor, within } from '@testing-library/react';
import { cartRemote } from '../../cart.remote.tsx';
import { code, shipped } from '../../testing/orders.ts';
import { renderPage } from '../../testing/render-page.tsx';

const found = {
  code,
  status: shipped.status,
  timeline: shipped.timeline.map(({ status, at }) => ({ status, at })),
  carrier: 'EMS',
  trackingCode: 'EX000000000VN',
};

async function open(trackOrder: FakeResponse, path = '/order/track') {
  const page = await renderPage(path, { trackOrder });
  await screen.findByLabelText(/^(Mã đơn|Order code)$/);
  return page;
}

describe('/order/track', () => {
  it('shows a guest status and timeline, and sends code and phone number', async () => {
    const inputs: unknown[] = [];
    const { user } = await open((input) => {
      inputs.push(JSON.parse(input));
      return found;
    });
    await user.type(screen.getByLabelText('Mã đơn'), 'gvg 7k3f2q');
    await user.type(screen.getByLabelText('Số điện thoại người nhận'), '090 123 4567');
    await user.click(screen.getByRole('button', { name: 'Tra cứu' }));
    expect(await screen.findByRole('heading', { name: code })).toBeTruthy();
    expect(inputs).toEqual([{ body: { code: 'gvg 7k3f2q', phone: '090 123 4567' } }]);
    const stages = within(screen.getByRole('list', { name: 'Chặng đường của đơn' })).getAllByRole('listitem');
    expect(stages.find((stage) => stage.getAttribute('aria-current') === 'step')?.textContent).toContain('Đang gửi');
    expect(screen.getByText(/EMS EX000000000VN/)).toBeTruthy();
  });

  it('reads the code from the URL and writes it there, but never the phone number', async () => {
    const { user } = await open(found, `/order/track?code=${code}`);
    expect(screen.getByLabelText<HTMLInputElement>('Mã đơn').value).toBe(code);
    await user.clear(screen.getByLabelText('Mã đơn'));
    await user.type(screen.getByLabelText('Mã đơn'), 'GVGABCDEF');
    await user.type(screen.getByLabelText('Số điện thoại người nhận'), '+81 90 1234 5678{Enter}');
    await screen.findByRole('heading', { name: code });
    expect(window.location.pathname + window.location.search).toBe('/order/track?code=GVGABCDEF');
  });

  it('shows the same message for every mismatch', async () => {
    const { user } = await open(new ApiError(404, { message: 'ORDER_NOT_FOUND' }), '/en/order/track');
    await user.type(screen.getByLabelText('Order code'), code);
    await user.type(screen.getByLabelText('Recipient’s phone number'), '0901234567');
    await user.click(screen.getByRole('button', { name: 'Track' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'There is no order with this code and phone number. Please compare both with your confirmation mail.',
      ),
    );
    expect(screen.queryByRole('list', { name: 'How far the order is' })).toBeNull();
  });

  it('shows missing values at their fields, and sends nothing', async () => {
    const { user, api } = await open(found);
    await user.type(screen.getByLabelText('Số điện thoại người nhận'), '123');
    await user.click(screen.getByRole('button', { name: 'Tra cứu' }));
    await waitFor(() => expect(screen.getByLabelText('Mã đơn').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Số điện thoại người nhận').getAttribute('aria-invalid')).toBe('true');
    expect(api.requests).not.toContain('trackOrder');
  });

  it('shows how long to wait after too many tries', async () => {
    const { user } = await open(new ApiError(429, { message: 'TOO_MANY_REQUESTS' }, { retryAfter: 120 }));
    await user.type(screen.getByLabelText('Mã đơn'), code);
    await user.type(screen.getByLabelText('Số điện thoại người nhận'), '0901234567{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 phút'));
  });
});

it.each([
  '/order/track',
  '/en/order/track',
  `/order/${code}`,
  '/user/purchase',
  `/en/user/purchase/quote/${'0'.repeat(24)}`,
])('%s is rendered by the server with a heading, the same for everyone', async (path) => {
  const unexpected = (what: string) => Promise.reject(new ApiError(404, { message: 'NOT_FOUND' }, { cause: what }));
  const fragment = await renderFragment(cartRemote, {
    path,
    origin: 'https://shop.test',
    build: 'test',
    api: { call: unexpected, read: unexpected },
  });
  expect(fragment).toMatchObject({ status: 200, head: { robots: 'noindex' } });
  expect(fragment.status === 200 && fragment.html).toMatch(/<h1/);
});
