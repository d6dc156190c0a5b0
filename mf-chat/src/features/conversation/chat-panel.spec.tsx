/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chat as english } from '../../locales/en/chat.ts';
import { chat as texts } from '../../locales/vi/chat.ts';
import { fromCustomer, fromStaff, talk } from '../../testing/chat-messages.ts';
import { fakeChatService } from '../../testing/fake-chat-service.ts';
import { renderChat, thuHa } from '../../testing/render-chat.tsx';

const field = () => screen.getByRole('textbox', { name: 'Tin nhắn' });
const list = () => within(screen.getByRole('region', { name: 'Tin nhắn' }));
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const stored = (number: number) => ({ url: `/v1/file-manager/files/${number}.png`, width: 400, height: 300 });

/** Adds picture uploads to the fake service. */
function withUploads(service = fakeChatService(talk(1))) {
  let count = 0;
  service.others.uploadPicture = () => stored((count += 1));
  return service;
}

describe('support chat', () => {
  it('shows a welcome and suggested questions, and sends the chosen one', async () => {
    const { service, user } = await renderChat();
    expect(await list().findByText(texts.welcome)).toBeTruthy();
    const replies = within(screen.getByRole('list', { name: 'Câu hỏi gợi ý' })).getAllByRole('button');
    expect(replies.map(({ textContent }) => textContent)).toEqual([
      texts.recommendations_1,
      texts.recommendations_2,
      texts.recommendations_3,
      texts.recommendations_4,
    ]);
    await user.click(replies[1]!);
    expect(await list().findByText(texts.recommendations_2)).toBeTruthy();
    expect(service.messages).toMatchObject([{ content: { text: texts.recommendations_2 } }]);
    expect(screen.queryByRole('list', { name: 'Câu hỏi gợi ý' })).toBeNull();
  });

  it('is in English on English pages', async () => {
    await renderChat(fakeChatService(), { locale: 'en' });
    expect(await screen.findByRole('button', { name: english.recommendations_3 })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: english.writeLabel })).toBeTruthy();
  });

  it('groups messages by day, with their authors, and shows who answers', async () => {
    await renderChat(fakeChatService([fromCustomer(1, 'Đơn của tôi đâu?', {}, 1), fromStaff(2, 'Đang tới kho.')]));
    expect(await list().findByText('Đang tới kho.')).toBeTruthy();
    const items = list()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual(['Hôm qua', 'Bạn:Đơn của tôi đâu?00:00Đã xem', 'Hôm nay', 'Mai:Đang tới kho.00:00']);
    expect(screen.getByRole('heading', { name: 'Mai · Goods Viet Goods' })).toBeTruthy();
    expect(screen.getByText(texts.online)).toBeTruthy();
  });

  it('shows that staff is offline', async () => {
    const { realtime } = await renderChat();
    act(() => realtime.emit('PRESENCE', { staff: false }));
    expect(screen.getByText(texts.away)).toBeTruthy();
  });

  it('sends on Enter, inserts a line on Shift+Enter, and leaves Enter to an input method', async () => {
    const { service, user } = await renderChat(fakeChatService(talk(1)));
    await user.type(field(), 'Dòng một{Shift>}{Enter}{/Shift}dòng hai');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    // As in Safari, after the word has been composed.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(service.count('sendMessage')).toBe(0);
    await user.type(field(), '{Enter}');
    expect(field()).toHaveProperty('value', '');
    await waitFor(() => expect(service.messages.at(-1)?.content.text).toBe('Dòng một\ndòng hai'));
  });

  it('does not send an empty message', async () => {
    const { service, user } = await renderChat(fakeChatService(talk(1)));
    await user.type(field(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Gửi' }));
    expect(service.count('sendMessage')).toBe(0);
  });

  it('removes invisible characters from copying, and shows what it cannot send', async () => {
    const { service, user } = await renderChat(fakeChatService(talk(1)));
    fireEvent.change(field(), { target: { value: '\u200b\u202a' } });
    await user.type(field(), '{Enter}');
    expect(service.count('sendMessage')).toBe(0);
    fireEvent.change(field(), { target: { value: `Z${'\u0301'.repeat(40)}` } });
    await user.type(field(), '{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/chữ mang quá nhiều dấu/);
    expect(service.count('sendMessage')).toBe(0);
    fireEvent.change(field(), { target: { value: '\u202aMã\u200b đơn 👨‍👩‍👧\u202c' } });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(service.messages.at(-1)?.content.text).toBe('Mã đơn 👨‍👩‍👧'));
  });

  it('shows that a message was not sent, and can resend or delete it', async () => {
    const service = fakeChatService(talk(1));
    service.failures.sendMessage = new ApiError(404, { message: 'FILE_NOT_FOUND' });
    const { user } = await renderChat(service);
    await user.type(field(), 'Một{Enter}');
    await user.type(field(), 'Hai{Enter}');
    const failed = await screen.findAllByRole('group', { name: 'Chưa gửi được' });
    expect(failed).toHaveLength(2);
    await user.click(within(failed[0]!).getByRole('button', { name: 'Xóa' }));
    expect(list().queryByText('Một')).toBeNull();
    service.failures = {};
    await user.click(screen.getByRole('button', { name: 'Gửi lại' }));
    await waitFor(() => expect(service.messages.at(-1)?.content.text).toBe('Hai'));
    expect(screen.queryByRole('group', { name: 'Chưa gửi được' })).toBeNull();
  });

  it('uploads pictures with their progress, reduced for the chat', async () => {
    const service = withUploads();
    const uploads: FormData[] = [];
    const { call } = service;
    let finish = () => {};
    service.call = ((name: 'uploadPicture', input: object, options?: { form?: FormData }) => {
      if (options?.form === undefined) return call(name, input);
      uploads.push(options.form);
      return new Promise((resolve) => (finish = () => resolve(call(name, {}))));
    }) as never;
    const { user } = await renderChat(service);
    await user.upload(screen.getByLabelText('Gửi ảnh'), [picture('một.png'), picture('hai.png')]);
    expect(await screen.findByRole('progressbar', { name: 'Đang tải ảnh 1/2…' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Gửi' }));
    expect(service.count('sendMessage')).toBe(0);
    await act(async () => finish());
    expect(await screen.findByRole('progressbar', { name: 'Đang tải ảnh 2/2…' })).toBeTruthy();
    await act(async () => finish());
    expect(await screen.findByRole('img', { name: 'Ảnh 2' })).toBeTruthy();
    expect([uploads[0]?.get('purpose'), uploads[0]?.get('width')]).toEqual(['CHAT', '400']);
    await user.click(screen.getByRole('button', { name: 'Bỏ ảnh 1' }));
    await user.click(screen.getByRole('button', { name: 'Gửi' }));
    await waitFor(() =>
      expect(service.calls.findLast(({ name }) => name === 'sendMessage')?.input).toMatchObject({
        body: { content: { images: [stored(2)] } },
      }),
    );
    expect(await list().findByRole('button', { name: 'Mở Ảnh 1 của Bạn' })).toBeTruthy();
  });

  it('accepts pasted or dropped pictures, and does not intercept pasted text', async () => {
    await renderChat(withUploads());
    const paste = (files: File[], types: string[]) => {
      const event = createEvent.paste(field(), { clipboardData: { files, types } });
      fireEvent(field(), event);
      return event.defaultPrevented;
    };
    expect(paste([picture('chữ.png')], ['text/plain', 'Files'])).toBe(false);
    expect(paste([picture('dán.png')], ['Files'])).toBe(true);
    expect(await screen.findByRole('img', { name: 'Ảnh 1' })).toBeTruthy();
    fireEvent.drop(field(), {
      dataTransfer: {
        files: [picture('thả.png'), new File(['x'], 'thư.pdf', { type: 'application/pdf' })],
        types: ['Files'],
      },
    });
    expect(await screen.findByRole('img', { name: 'Ảnh 2' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Ảnh 3' })).toBeNull();
  });

  it('shows which picture was rejected, and the limit of ten', async () => {
    const service = withUploads();
    service.failures.uploadPicture = new ApiError(413, { message: 'FILE_TOO_LARGE' });
    const { user } = await renderChat(service);
    await user.upload(screen.getByLabelText('Gửi ảnh'), picture('to.png'));
    expect((await screen.findByRole('alert')).textContent).toContain('to.png');
    service.failures = {};
    await user.upload(
      screen.getByLabelText('Gửi ảnh'),
      Array.from({ length: 12 }, (_, index) => picture(`${index}.png`)),
    );
    expect(await screen.findByText('Mỗi tin nhắn tối đa 10 ảnh.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Bỏ ảnh \d+$/ })).toHaveLength(10));
    expect(service.count('uploadPicture')).toBe(11);
  });

  it('opens pictures in the viewer', async () => {
    const images = [1, 2].map((number) => ({
      ...stored(number),
      signedUrl: `${stored(number).url}?expires=4102444800&signature=s`,
    }));
    const { user, shell } = await renderChat(fakeChatService([fromStaff(1, '', { content: { text: '', images } })]));
    await user.click(await list().findByRole('button', { name: 'Mở Ảnh 2 của Mai' }));
    expect(shell.showImages).toHaveBeenCalledWith(
      images.map(({ signedUrl }, index) => ({ url: signedUrl, alt: `Ảnh ${index + 1} của Mai` })),
      1,
    );
  });

  it('shows an order with its only button, and a quote', async () => {
    const order = { code: 'GVG7K3F2Q', status: 'AWAITING_BALANCE', totals: { due: 846_000 }, lines: [] };
    const quote = {
      createdAt: '2026-11-20T08:00:00.000Z',
      status: 'ANSWERED',
      versions: [{ goods: 500_000, serviceFee: 36_000 }],
      lines: [],
    };
    const card = (content: object) => ({ content: { text: '', images: [], ...content } }) as never;
    const messages = [
      fromStaff(1, '', card({ card: { kind: 'ORDER', order: 'GVG7K3F2Q' } })),
      fromStaff(2, '', card({ card: { kind: 'QUOTE', quote: '0123456789abcdef01234567' } })),
      fromStaff(3, '', card({ card: { kind: 'ORDER', order: 'GVGMISSING' } })),
    ];
    await renderChat(fakeChatService(messages), {
      reads: { '/v1/orders/GVG7K3F2Q': order, '/v1/quotes/0123456789abcdef01234567': quote },
    });
    expect((await screen.findByRole('link', { name: 'Trả bằng QR cho đơn GVG7K3F2Q' })).getAttribute('href')).toBe(
      '/order/GVG7K3F2Q',
    );
    expect(screen.getByText('Còn 846,000đ')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Xem Báo giá ngày 20/11' })).getAttribute('href')).toBe(
      '/user/purchase/quote/0123456789abcdef01234567',
    );
    expect(screen.getByText('Chờ bạn trả lời · Tổng 536,000đ')).toBeTruthy();
    expect(await screen.findByText(texts.order.missing)).toBeTruthy();
  });

  it('starts with the draft that a page provides', async () => {
    const draft = { text: 'Đơn này bao giờ tới?', card: { kind: 'ORDER', order: 'GVG7K3F2Q' } } as const;
    const { service, user } = await renderChat(fakeChatService(talk(1)), { draft });
    expect(field()).toHaveProperty('value', 'Đơn này bao giờ tới?');
    expect(screen.getByRole('group', { name: 'Kèm theo' })).toBeTruthy();
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(service.messages.at(-1)?.content).toMatchObject({ text: draft.text, card: draft.card }));
    expect(screen.queryByRole('group', { name: 'Kèm theo' })).toBeNull();
  });

  it('separates unread messages and marks them as read', async () => {
    const { service } = await renderChat(fakeChatService(talk(4), { readSeq: { customer: 2, staff: 4 }, unread: 1 }));
    expect(await list().findByText('Tin chưa đọc')).toBeTruthy();
    await waitFor(() =>
      expect(service.calls.findLast(({ name }) => name === 'updateRoom')?.input).toMatchObject({
        body: { isRead: true, seq: 4 },
      }),
    );
  });

  it('does not mark messages as read while the window has no focus', async () => {
    const service = fakeChatService(talk(4), { readSeq: { customer: 2, staff: 4 }, unread: 1 });
    await renderChat(service, { hasFocus: false });
    await list().findByText('Tin 4');
    expect(service.count('updateRoom')).toBe(0);
    document.hasFocus = () => true;
    fireEvent.focus(window);
    await waitFor(() => expect(service.count('updateRoom')).toBe(1));
  });

  it('announces incoming messages and typing', async () => {
    const { realtime } = await renderChat(fakeChatService(talk(2)));
    await list().findByText('Tin 2');
    expect(screen.queryByText(/nhắn:/)).toBeNull();
    act(() =>
      realtime.emit('TYPING', { customer: { kind: 'user', id: '1' }, side: 'staff', isTyping: true, name: 'Mai' }),
    );
    expect(list().getByText('Mai đang viết…')).toBeTruthy();
    act(() => realtime.emit('CHAT', fromStaff(3, 'Có hàng rồi')));
    expect(screen.getByText('Mai nhắn: Có hàng rồi')).toBeTruthy();
    expect(list().queryByText('Mai đang viết…')).toBeNull();
  });

  it('shows problems of the connection', async () => {
    const { realtime } = await renderChat(fakeChatService(talk(1)));
    act(() => realtime.become('waiting'));
    expect(screen.getByText(texts.reconnecting)).toBeTruthy();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(texts.offline)).toBeTruthy();
    onLine.mockRestore();
  });

  it('offers a retry if it cannot be loaded', async () => {
    const service = fakeChatService(talk(2));
    service.failures.getMyRoom = new ApiError(0);
    const { user } = await renderChat(service);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(texts.noConnection);
    service.failures = {};
    await user.click(within(alert).getByRole('button'));
    expect(await list().findByText('Tin 2')).toBeTruthy();
  });

  it('loads earlier messages when scrolled up', async () => {
    await renderChat(fakeChatService(talk(40)));
    await list().findByText('Tin 40');
    expect(list().queryByText('Tin 1')).toBeNull();
    const region = screen.getByRole('region', { name: 'Tin nhắn' });
    Object.defineProperties(region, { scrollHeight: { value: 1_000 }, clientHeight: { value: 400 } });
    fireEvent.scroll(region, { target: { scrollTop: 100 } });
    expect(await list().findByText('Tin 1')).toBeTruthy();
  });

  it('offers sign-in only to guests', async () => {
    const { user, shell } = await renderChat(fakeChatService(), { session: { status: 'guest' } });
    await user.click(await screen.findByRole('button', { name: 'Đăng nhập' }));
    expect(shell.session.signIn).toHaveBeenCalled();
    act(() => shell.session.become(thuHa));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Đăng nhập' })).toBeNull());
  });

  it("links to the shop's other channels", async () => {
    await renderChat(fakeChatService(), { contacts: { zalo: 'https://zalo.me/shop' } });
    expect((await screen.findByRole('link', { name: 'Zalo' })).getAttribute('rel')).toBe('noreferrer');
    expect(screen.queryByRole('link', { name: 'Messenger' })).toBeNull();
  });

  it('closes on Escape, restores the focus, and keeps the draft', async () => {
    const { user, button, open } = await renderChat(fakeChatService(talk(1)));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.type(field(), 'Đang viết dở{Escape}');
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, button]);
    await open();
    expect(field()).toHaveProperty('value', 'Đang viết dở');
    await user.click(screen.getByRole('button', { name: 'Đóng trò chuyện' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a modal sheet on phones that does not open the keyboard', async () => {
    await renderChat(fakeChatService(talk(1)), { isPhone: true });
    expect(screen.getByRole('dialog', { name: 'Trò chuyện với shop' }).tagName).toBe('DIALOG');
    await list().findByText('Tin 1');
    expect(document.activeElement).not.toBe(field());
  });
});
