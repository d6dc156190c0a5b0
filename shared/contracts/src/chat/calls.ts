/** Endpoints of the support chat that browsers call. */
export const calls = {
  listRooms: 'GET /v1/rooms',
  getMyRoom: 'GET /v1/rooms/me',
  getRoom: 'GET /v1/rooms/:id',
  updateRoom: 'PUT /v1/rooms/:id',
  listMessages: 'GET /v1/messages',
  sendMessage: 'POST /v1/messages/send-message',
  getChatDashboard: 'GET /v1/dashboard/chat',
  listCannedReplies: 'GET /v1/canned-replies',
  createCannedReply: 'POST /v1/canned-replies',
  updateCannedReply: 'PUT /v1/canned-replies/:id',
  removeCannedReply: 'DELETE /v1/canned-replies/:id',
} as const;
