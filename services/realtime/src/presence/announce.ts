import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { rooms } from '../connection/rooms.ts';
import type { Sender } from '../push/sender.ts';

const customerPattern = /^(?<kind>user|guest):(?<id>.+)$/;

/** Announces that a party has come or gone: staff to customers, and a customer to staff. */
export function announce({ sendNow }: Pick<Sender, 'sendNow'>, party: string, isOnline: boolean): void {
  if (party === rooms.staff) {
    sendNow([], 'PRESENCE', { staff: isOnline }, rooms.staff);
    return;
  }
  const customer = customerPattern.exec(party)?.groups as ChatCustomer | undefined;
  if (customer !== undefined)
    sendNow(rooms.staff, 'PRESENCE', { customer: { kind: customer.kind, id: customer.id }, isOnline });
}
