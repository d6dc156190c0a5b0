/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { boss, daysFromNow, makeUser, pageOf } from '../../testing/staff-data.ts';

const failed: MailDelivery = {
  _id: idOf(840),
  user: makeUser()._id,
  template: 'RESET_PASSWORD',
  status: 'FAILED',
  attempts: 8,
  lastError: 'EENVELOPE: 550 5.1.1 (address) is unknown',
  requestedAt: daysFromNow(-1),
  nextAttemptAt: null,
  sentAt: null,
};
const waiting: MailDelivery = { ...failed, _id: idOf(841), status: 'WAITING', attempts: 1, lastError: null };
const content = { subject: 'Đặt lại mật khẩu', text: 'Chọn mật khẩu mới' };
const responses = {
  '/v1/mail-deliveries': pageOf([failed, waiting]),
  [`/v1/mail-deliveries/${failed._id}`]: { ...failed, content, reason: null },
  [`/v1/mail-deliveries/${waiting._id}`]: { ...waiting, content: null, reason: 'INVALID_ROLE' },
  '/v1/users': pageOf([makeUser()]),
};

it('lists recipients and failures, shows the content of a mail and resends it', async () => {
  const sent: unknown[] = [];
  const { user: person, shell } = await renderPage('/admin/mails', {
    ...responses,
    sendMailAgain: (input: string) => {
      sent.push(JSON.parse(input));
      return { ...failed, status: 'WAITING' };
    },
  });
  const detail = within(await screen.findByRole('region', { name: 'Đặt lại mật khẩu' }));
  expect((await detail.findByRole('link', { name: 'Thu Hà' })).getAttribute('href')).toBe(
    `/admin/users/${failed.user}`,
  );
  expect(detail.getByText(/550 5\.1\.1/)).not.toBeNull();
  expect(await screen.findByText(/Chọn mật khẩu mới/)).not.toBeNull();
  await person.click(detail.getByRole('button', { name: 'Gửi lại' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gửi lại “Đặt lại mật khẩu” cho Thu Hà?' }));
  await person.click(dialog.getByRole('button', { name: 'Gửi lại' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  expect(sent).toEqual([{ params: { id: failed._id } }]);
});

it('hides the content of a security mail from an ADMIN, and shows why a mail cannot be sent', async () => {
  const { user: person } = await renderPage(`/admin/mails?mail=${waiting._id}`, {
    ...responses,
    sendMailAgain: () => new ApiError(403, { message: 'ACTION_NOT_ALLOWED' }),
  });
  expect(await screen.findByText(/Thư bảo mật của nhân viên/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Gửi lại' })).toBeNull();
  await person.click(screen.getAllByRole('link', { name: /Đặt lại mật khẩu/ })[0] as HTMLElement);
  await person.click(await screen.findByRole('button', { name: 'Gửi lại' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Gửi lại' }));
  expect(await dialog.findByRole('alert')).not.toBeNull();
});

it('explains why an outdated mail was dropped', async () => {
  const dropped: MailDelivery = { ...failed, status: 'DROPPED', lastError: 'ACTION_NOT_ALLOWED' };
  await renderPage('/admin/mails', {
    ...responses,
    '/v1/mail-deliveries': pageOf([dropped]),
    [`/v1/mail-deliveries/${dropped._id}`]: { ...dropped, content, reason: null },
  });
  expect(await screen.findAllByText(/không còn đúng nên không gửi/)).not.toHaveLength(0);
  expect(screen.queryByText(/ACTION_NOT_ALLOWED/)).toBeNull();
});

it('filters by status and template in the URL', async () => {
  const { api, user: person } = await renderPage('/admin/mails', responses);
  await person.click(await screen.findByRole('button', { name: 'Không gửi được' }));
  await person.selectOptions(screen.getByLabelText('Mọi loại thư'), 'ORDER_SHIPPED');
  expect(location.search).toBe('?status=FAILED&template=ORDER_SHIPPED');
  await waitFor(() =>
    expect(api.requests).toContain('/v1/mail-deliveries?limit=20&page=1&status=FAILED&template=ORDER_SHIPPED'),
  );
});

describe('failed events', () => {
  const letter = {
    id: 'abcdef012345',
    queue: 'gvg.notify.on-order-placed.v1',
    type: 'order.placed',
    subject: 'order:1',
    reason: 'HANDLER_FAILED',
    detail: 'Error: the shelf is full',
    diedAt: daysFromNow(-1),
  };
  const dead = { ...responses, '/v1/dead-letters': pageOf([letter]) };

  it('lets a SYSTEM_ADMIN read the content on request, and redeliver it after a confirmation', async () => {
    const {
      api,
      user: person,
      shell,
    } = await renderPage(
      '/admin/mails?status=DEAD',
      {
        ...dead,
        lookAtDeadLetter: { ...letter, body: '{"data":{"code":"GVG7K3F2Q"}}' },
        replayDeadLetter: letter,
      },
      boss,
    );
    const card = within(await screen.findByRole('region', { name: 'order.placed' }));
    expect(card.getByText(/the shelf is full/)).not.toBeNull();
    expect(api.requests).not.toContain('lookAtDeadLetter');
    await person.click(card.getByRole('button', { name: 'Xem nội dung' }));
    expect(await card.findByText(/GVG7K3F2Q/)).not.toBeNull();
    await person.click(card.getByRole('button', { name: 'Cho chạy lại' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Cho notify › on-order-placed chạy lại order.placed?' }),
    );
    await person.click(dialog.getByRole('button', { name: 'Cho chạy lại' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  });

  it('are hidden from an ADMIN', async () => {
    const { api } = await renderPage('/admin/mails?status=DEAD', dead);
    await screen.findByRole('region', { name: 'Đặt lại mật khẩu' });
    expect(screen.queryByRole('button', { name: 'Sự kiện lỗi' })).toBeNull();
    expect(api.requests.some((request) => request.startsWith('/v1/dead-letters'))).toBe(false);
  });
});
