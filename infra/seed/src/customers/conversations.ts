import { randomUUID } from 'node:crypto';
import { createCannedReply, listCannedReplies } from '@gvg/contracts/chat/http/canned-replies';
import type { ContentToSend, Message } from '@gvg/contracts/chat/http/message-schema';
import { sendMessage } from '@gvg/contracts/chat/http/messages';
import { listRooms, updateRoom } from '@gvg/contracts/chat/http/rooms';
import { chatImageWidth } from '@gvg/contracts/chat/terms';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { otherPictures } from '../pictures/demo-pictures.ts';
import { cannedReplies } from './canned-replies.ts';
import type { CallSite } from './site-client.ts';
import { takePicture } from './take-picture.ts';

/** A conversation between a customer and staff. */
export interface Talk {
  call: CallSite;
  customerToken: string;
  staffToken: string;
}

function conversation({ call, customerToken, staffToken }: Talk) {
  let customer = '';
  return {
    async customer(content: ContentToSend): Promise<Message> {
      const message = await call(sendMessage, { token: customerToken, body: { content, clientId: randomUUID() } });
      customer = message.senderIsUser?._id ?? '';
      return message;
    },
    staff: (content: ContentToSend): Promise<Message> =>
      call(sendMessage, { token: staffToken, body: { content, receiver: customer, clientId: randomUUID() } }),
    async read(token: string, { room }: Message): Promise<void> {
      await call(updateRoom, { token, params: { id: room._id }, body: { isRead: true } });
    },
  };
}

const packedParcel = { purpose: 'CHAT', maximumWidth: chatImageWidth, picture: otherPictures.packed } as const;

/** Asks about an order. Staff replies with a card and a picture, and all but the last message are read. */
export async function lanAsks(talk: Talk, order: Order): Promise<void> {
  const { customer, staff, read } = conversation(talk);
  await customer({ text: 'Chào shop, đơn hủ tiếu của mình gửi đi chưa ạ?' });
  await staff({
    text: 'Chào chị Lan, kiện đã rời kho, chị xem mã theo dõi trong đơn này ạ.',
    card: { kind: 'ORDER', order: order.code },
  });
  await customer({ text: 'Cảm ơn shop. Kiện có bọc kỹ không ạ? Lần trước một gói bị vỡ vụn.' });
  const reply = await staff({
    text: 'Dạ bên em bọc thêm một lớp xốp, đây là ảnh lúc đóng kiện.',
    images: [await takePicture(talk.call, talk.staffToken, packedParcel)],
  });
  await read(talk.customerToken, reply);
  await read(
    talk.staffToken,
    await customer({ text: 'Yên tâm rồi. Áo dài trong báo giá mình sẽ trả lời tối nay nhé.' }),
  );
  await staff({ text: 'Dạ vâng, báo giá còn hiệu lực thêm hai ngày chị nhé.' });
}

/** Writes in English. The customer has not read the reply. */
export async function davidAsks(talk: Talk): Promise<void> {
  const { customer, staff, read } = conversation(talk);
  await read(
    talk.staffToken,
    await customer({ text: 'Hi! I paid half of the deposit by mistake. Can I send the rest separately?' }),
  );
  await staff({ text: 'Hello David, of course. Please use the same transfer content, the two payments add up.' });
}

/** Asks as a guest, without a reply. Runs only once. */
export async function guestAsks(call: CallSite, staffToken: string): Promise<void> {
  const { totalDocs } = await call(listRooms, { token: staffToken, query: { displayName: 'guest', limit: 1 } });
  if (totalDocs > 0) return;
  const { signedSessionId } = await call(beginGuestSession);
  const cookie = `${guestCookieName}=${signedSessionId ?? ''}`;
  for (const text of ['Phí gửi tới nước tôi là bao nhiêu?', 'Mình ở Praha, gửi khoảng 5 kg bánh tráng và mắm.'])
    await call(sendMessage, { cookie, body: { content: { text }, clientId: randomUUID() } });
}

/** Adds canned replies if there are none yet. */
export async function addCannedReplies(call: CallSite, staffToken: string): Promise<void> {
  const { totalDocs } = await call(listCannedReplies, { token: staffToken, query: { limit: 1 } });
  if (totalDocs === 0) for (const body of cannedReplies) await call(createCannedReply, { token: staffToken, body });
}
