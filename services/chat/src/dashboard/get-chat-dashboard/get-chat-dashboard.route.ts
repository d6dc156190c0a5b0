import { getChatDashboard } from '@gvg/contracts/chat/http/dashboard';
import { addDays, daysBetween, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import { openRooms } from '../../room/customer.ts';
import type { StoredRoom } from '../../room/room.model.ts';
import { presentRooms } from '../../room/room.presenter.ts';

/** Number of queue entries shown. */
const shown = 3;

const waiting = { ...openRooms, waitingSince: { $exists: true } };

/** Number of rooms created in the period, by day in Vietnam. */
async function newRoomsByDay({ rooms }: Pick<Chat, 'rooms'>, from: string, to: string): Promise<Map<string, number>> {
  const begun = await rooms
    .find({ createdAt: { $gte: startOfVietnamDay(from), $lt: startOfVietnamDay(addDays(to, 1)) } }, { createdAt: 1 })
    .lean<Pick<StoredRoom, 'createdAt'>[]>();
  const byDay = Map.groupBy(begun, ({ createdAt }) => vietnamDayOf(createdAt));
  return new Map([...byDay].map(([day, all]) => [day, all.length]));
}

export function getChatDashboardRoute(chat: Chat): void {
  const { app, rooms } = chat;
  mount(app, getChatDashboard, async ({ query: { from, to }, caller }) => {
    const now = chat.now();
    const [count, first, newRooms] = await Promise.all([
      rooms.countDocuments(waiting),
      rooms.find(waiting).sort({ waitingSince: 1, _id: 1 }).limit(shown).lean<StoredRoom[]>(),
      newRoomsByDay(chat, from, to),
    ]);
    const presented = await presentRooms(chat, first, { side: 'staff', id: caller.id });
    return {
      computedAt: now.toISOString(),
      days: daysBetween(from, to).map((day) => ({ day, newRooms: newRooms.get(day) ?? 0 })),
      unanswered: {
        count,
        first: presented.map(({ _id, customer: { kind, id, displayName }, lastMessage }, index) => ({
          _id,
          customer: { kind, id, displayName },
          text: lastMessage?.content.text ?? '',
          since: (first[index]?.waitingSince ?? now).toISOString(),
        })),
      },
    };
  });
}
