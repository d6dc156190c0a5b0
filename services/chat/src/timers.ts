import { runEvery } from '@gvg/service-kit/lifecycle/run-every';
import type { Chat } from './chat.ts';
import { removeIdleRooms } from './room/remove-idle-rooms/remove-idle-rooms.ts';

const hour = 3_600_000;

/** Schedules all repeated work of the service. */
export function startTimers(chat: Chat): void {
  runEvery(chat, { name: 'remove idle rooms', intervalMs: hour, work: () => removeIdleRooms(chat) });
}
