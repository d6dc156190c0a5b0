/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { renderRemotePage } from '@gvg/customer-ui/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { SessionState } from '@gvg/contracts/composition/shell-api';
import { buildPage } from '@gvg/contracts/definitions/paging';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { chatRemote } from '../../chat.remote.tsx';
import { chat } from '../../locales/vi/chat.ts';
import { staff as texts } from '../../locales/vi/staff.ts';
import { chatId, customer, fromCustomer, fromStaff, mai, roomOf } from '../../testing/chat-messages.ts';

const admin: SessionState = {
  status: 'user',
  user: {
    id: mai._id,
    displayName: 'Mai',
    avatar: null,
    email: 'mai@example.com',
    emailVerified: true,
    hasPassword: true,
    hasSecondFactor: false,
    roles: ['ADMIN'],
  },
};
const messages = [fromCustomer(1, 'Đơn của tôi đâu?'), fromStaff(2, 'Đang tới kho.')];
const room: Room = roomOf(messages, { isRead: false, unread: 1 });
const guestRoom: Room = {
  ...roomOf([fromCustomer(1, 'Phí gửi tới Đức?', { senderIsGuest: 'abcd1234' })]),
  _id: chatId(2),
  customer: { kind: 'guest', id: 'abcd1234', displayName: null, avatar: null, locale: 'en' },
};
const list = <Item,>(docs: Item[]) => buildPage(docs, docs.length, { page: 1, limit: 20 });
const order = { _id: chatId(9), code: 'GVG7K3F2Q', status: 'AWAITING_BALANCE', totals: { due: 846_000 } };

const responses = (): Record<string, FakeResponse> => ({
  '/v1/rooms': { ...list([room, guestRoom]), allRead: false },
  [`/v1/rooms/${room._id}`]: room,
  // The conversation uses the names of calls.
  getRoom: room,
  listMessages: list([...messages].reverse()),
  updateRoom: room,
  '/v1/canned-replies?limit=100': list([
    {
      _id: chatId(5),
      title: 'Chào khách',
      text: { vi: 'Chào bạn, shop nghe.', en: '' },
      revision: 1,
      updatedAt: room.updatedAt,
    },
  ]),
  [`/v1/orders?limit=5&user=${customer._id}`]: list([order]),
  [`/v1/quotes?limit=5&user=${customer._id}`]: list([]),
  [`/v1/carts/user/${customer._id}`]: { docs: [], totalAmount: 0 },
});

function open(path: string, changes: Record<string, FakeResponse> = {}, session = admin) {
  localStorage.clear();
  return renderRemotePage(chatRemote, path, { ...responses(), ...changes }, session);
}

const rooms = async () => within(await screen.findByRole('region', { name: texts.rooms }));

describe('messages of customers', () => {
  it('lists conversations with the name, the last message and the unread count', async () => {
    await open('/admin/messages');
    const rows = await (await rooms()).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Thu Hà.*Bạn: Đang tới kho\..*1 tin chưa đọc/),
      expect.stringMatching(/Khách vãng lai abcd EN.*Phí gửi tới Đức\?/),
    ]);
    expect(screen.getByText(texts.choose)).toBeTruthy();
  });

  it('opens a conversation next to its customer, and inserts an order into the message', async () => {
    const { user } = await open('/admin/messages');
    await user.click(await (await rooms()).findByRole('button', { name: /Thu Hà/ }));
    expect(window.location.search).toBe(`?room=${room._id}`);
    expect(await screen.findByText('Đơn của tôi đâu?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.showAbout }));
    const about = within(await screen.findByRole('dialog', { name: texts.about }));
    expect(await about.findByText('Chờ thanh toán phần còn lại · còn 846,000đ')).toBeTruthy();
    expect(await about.findByText(texts.noQuotes)).toBeTruthy();
    await user.click(about.getByRole('button', { name: 'Chèn đơn GVG7K3F2Q vào tin nhắn' }));
    expect(within(screen.getByRole('group', { name: chat.attached })).getByText(/GVG7K3F2Q|Đơn hàng/)).toBeTruthy();
  });

  it('inserts a canned reply into the field', async () => {
    const { user } = await open(`/admin/messages?room=${room._id}`);
    await user.click(await screen.findByRole('button', { name: 'Chào khách' }));
    expect(screen.getByRole('textbox', { name: chat.writeLabel })).toHaveProperty('value', 'Chào bạn, shop nghe.');
  });

  it('keeps the draft of each conversation separate', async () => {
    const { user } = await open(`/admin/messages?room=${room._id}`, {
      [`/v1/rooms/${guestRoom._id}`]: guestRoom,
      getRoom: ({ params }: { params: { id: string } }) => (params.id === room._id ? room : guestRoom),
    });
    const field = () => screen.findByRole('textbox', { name: chat.writeLabel });
    const openRoom = async (name: RegExp) => user.click(await (await rooms()).findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Chào khách' }));
    await user.type(await field(), ' Đơn tới kho rồi.');
    await user.click(screen.getByRole('button', { name: texts.showAbout }));
    const about = within(await screen.findByRole('dialog', { name: texts.about }));
    await user.click(await about.findByRole('button', { name: 'Chèn đơn GVG7K3F2Q vào tin nhắn' }));
    await openRoom(/Khách vãng lai/);
    await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
    expect(screen.queryByRole('group', { name: chat.attached })).toBeNull();
    await user.type(await field(), 'Hello');
    await openRoom(/Thu Hà/);
    await waitFor(async () => expect(await field()).toHaveProperty('value', 'Chào bạn, shop nghe. Đơn tới kho rồi.'));
    expect(screen.getByRole('group', { name: chat.attached })).toBeTruthy();
    cleanup();
    await open(`/admin/messages?room=${guestRoom._id}`, {
      [`/v1/rooms/${guestRoom._id}`]: guestRoom,
      getRoom: guestRoom,
    });
    await waitFor(async () => expect(await field()).toHaveProperty('value', 'Hello'));
  });

  it("switches to the user's room when the guest of the opened conversation has signed in", async () => {
    let merged = false;
    const { shell } = await open(`/admin/messages?room=${guestRoom._id}`, {
      [`/v1/rooms/${guestRoom._id}`]: () => (merged ? room : guestRoom),
      getRoom: () => (merged ? room : guestRoom),
    });
    expect(await screen.findByRole('heading', { name: /Khách vãng lai/ })).toBeTruthy();
    const pages = history.length;
    merged = true;
    act(() => shell.realtime.emit('RESYNC', { reason: 'conversation' }));
    expect(await screen.findByRole('heading', { name: 'Thu Hà' })).toBeTruthy();
    expect(window.location.search).toBe(`?room=${room._id}`);
    expect(history.length).toBe(pages);
  });

  it('shows which colleague is answering', async () => {
    const { shell } = await open(`/admin/messages?room=${room._id}`);
    await screen.findByText('Đơn của tôi đâu?');
    act(() =>
      shell.realtime.emit('TYPING', {
        customer: { kind: 'user', id: customer._id },
        side: 'staff',
        isTyping: true,
        name: 'Linh',
      }),
    );
    expect(screen.getByText('Linh cũng đang trả lời')).toBeTruthy();
    act(() =>
      shell.realtime.emit('TYPING', { customer: { kind: 'user', id: customer._id }, side: 'staff', isTyping: true }),
    );
    expect(screen.getByText('Một đồng nghiệp cũng đang trả lời')).toBeTruthy();
    act(() =>
      shell.realtime.emit('TYPING', { customer: { kind: 'user', id: customer._id }, side: 'staff', isTyping: false }),
    );
    expect(screen.queryByText(/cũng đang trả lời/)).toBeNull();
  });

  it('reloads the list for a new message', async () => {
    let docs = [guestRoom];
    const { shell } = await open('/admin/messages', { '/v1/rooms': () => ({ ...list(docs), allRead: true }) });
    await (await rooms()).findByRole('button', { name: /Khách vãng lai/ });
    docs = [room, guestRoom];
    act(() => shell.realtime.emit('CHAT', messages[0]!));
    expect(await (await rooms()).findByRole('button', { name: /Thu Hà/ })).toBeTruthy();
  });

  it('filters unread conversations, with the state in the URL', async () => {
    const { user } = await open('/admin/messages', { '/v1/rooms?isRead=false': { ...list([]), allRead: true } });
    await user.click(await (await rooms()).findByRole('button', { name: texts.unread }));
    expect(await screen.findByText(texts.allRead)).toBeTruthy();
    expect(window.location.search).toBe('?unread=1');
  });

  it('shows that a conversation cannot be opened', async () => {
    await open(`/admin/messages?room=${room._id}`, {
      [`/v1/rooms/${room._id}`]: new ApiError(404, { message: 'ROOM_NOT_FOUND' }),
    });
    expect(await screen.findByText(texts.missing)).toBeTruthy();
  });

  it('sends other visitors to sign in', async () => {
    const { shell } = await open('/admin/messages', {}, { status: 'guest' });
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/auth'));
    expect(sessionStorage.getItem('gvg:sign-in-target')).toBe('/admin/messages');
  });
});
