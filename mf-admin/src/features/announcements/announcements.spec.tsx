/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { daysFromNow, makeUser, pageOf } from '../../testing/staff-data.ts';

const sentBefore: Notification = {
  _id: idOf(850),
  typeNotify: 'PROMOTION',
  notify: {
    title: { vi: 'Tết gửi sớm', en: '' },
    description: { vi: 'Trước 5/12', en: '' },
    image: null,
    link: '/page/tet',
    isRead: false,
  },
  user: null,
  createdAt: daysFromNow(-1),
};
const responses = { '/v1/history-notify/sent': pageOf([sentBefore]), '/v1/users': pageOf([makeUser()], 1, 1_312) };

const write = (person: Awaited<ReturnType<typeof renderPage>>['user']) => ({
  async texts() {
    await person.type(await screen.findByLabelText('Tiêu đề, tiếng Việt'), 'Giảm cước');
    await person.type(screen.getByLabelText('Nội dung, tiếng Việt'), 'Hết tháng 12');
    await person.type(screen.getByLabelText('Tiêu đề, tiếng Anh (không bắt buộc)'), 'Cheaper freight');
  },
});

it('previews an announcement as in the bell, and sends it to all accounts after confirming their number', async () => {
  const sent: unknown[] = [];
  const { user: person, shell } = await renderPage('/admin/announcements', {
    ...responses,
    createNotification: (input: string) => {
      sent.push(JSON.parse(input));
      return sentBefore;
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Gửi thông báo' }));
  expect(screen.getByText('Hãy viết tiêu đề tiếng Việt.')).not.toBeNull();
  await write(person).texts();
  const preview = within(screen.getByRole('region', { name: 'Khách sẽ thấy' }));
  expect(preview.getByText('Giảm cước')).not.toBeNull();
  expect(preview.getByText('Cheaper freight')).not.toBeNull();
  await person.type(screen.getByLabelText('Bấm vào thì mở trang'), '/en/search?keyword=tet');
  await person.click(screen.getByRole('button', { name: 'Gửi thông báo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gửi cho 1,312 tài khoản?' }));
  await person.click(dialog.getByRole('button', { name: 'Gửi thông báo' }));
  await waitFor(() =>
    expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã gửi cho 1,312 tài khoản' })),
  );
  expect(sent).toEqual([
    {
      body: {
        typeNotify: 'PROMOTION',
        notify: {
          title: { vi: 'Giảm cước', en: 'Cheaper freight' },
          description: { vi: 'Hết tháng 12', en: '' },
          image: null,
          link: '/search?keyword=tet',
        },
      },
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Tiêu đề, tiếng Việt').value).toBe('');
});

it('sends an announcement to the account that the search found', async () => {
  const sent: { body: { user?: string } }[] = [];
  const { user: person } = await renderPage('/admin/announcements', {
    ...responses,
    createNotification: (input: string) => {
      sent.push(JSON.parse(input) as { body: object });
      return sentBefore;
    },
  });
  await person.click(await screen.findByRole('radio', { name: 'Một người' }));
  await write(person).texts();
  await person.click(screen.getByRole('button', { name: 'Gửi thông báo' }));
  expect(screen.getByText('Hãy tìm và chọn người nhận.')).not.toBeNull();
  await person.type(screen.getByRole('searchbox'), 'thu ha');
  // The search is debounced.
  const found = await screen.findByRole('button', { name: /Thu Hà.*thuha@example.com/ });
  await person.click(found);
  await person.click(screen.getByRole('button', { name: 'Gửi thông báo' }));
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Gửi cho Thu Hà?' })).getByRole('button', {
      name: 'Gửi thông báo',
    }),
  );
  await waitFor(() => expect(sent).toMatchObject([{ body: { user: makeUser()._id } }]));
});

it('lists sent announcements with recipient and link', async () => {
  await renderPage('/admin/announcements', responses);
  const list = within(await screen.findByRole('list', { name: 'Đã gửi' }));
  expect(list.getByText('Tết gửi sớm')).not.toBeNull();
  expect(list.getByText('mọi tài khoản')).not.toBeNull();
  expect(list.getByRole('link', { name: '/page/tet' })).not.toBeNull();
});
