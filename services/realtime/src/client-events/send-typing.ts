import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { customerOf } from '../connection/person.ts';
import { rooms } from '../connection/rooms.ts';
import type { ClientEventHandler } from './client-event-handler.ts';

/** TYPING: sends a customer's typing to staff, and that of staff to the customer and the rest of staff. */
export const sendTyping: ClientEventHandler<'TYPING'> = ({ sender }, socket, { customer, isTyping }) => {
  const { person } = socket.data;
  if (!person.isStaff) {
    if (customer !== undefined) throw new ApiFailure('INVALID_ROLE');
    sender.sendNow(rooms.staff, 'TYPING', { customer: customerOf(person), side: 'customer', isTyping });
    return { ok: true };
  }
  if (customer === undefined) throw new ApiFailure('INVALID_PAYLOAD');
  sender.sendNow([rooms.person(customer), rooms.staff], 'TYPING', { customer, side: 'staff', isTyping }, socket.id);
  return { ok: true };
};
