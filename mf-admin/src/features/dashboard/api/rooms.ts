import { apiQuery } from '@gvg/browser-kit';

/** The conversations that staff has not read, the latest message first. */
export const waitingRoomsQuery = apiQuery('listRooms', { query: { limit: 3, isRead: 'false' } });
