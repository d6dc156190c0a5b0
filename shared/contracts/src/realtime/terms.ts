/** Path of the socket.io nodes on the site's origin. */
export const realtimePath = '/socket.io';

/** Limits of sockets: bytes per packet, sockets per person and per IP address, packets per second and socket (bursts of twice that). */
export const socketLimits = { packetBytes: 16 * 1024, perPerson: 20, perAddress: 200, packetsPerSecond: 10 } as const;

/** Seconds that a socket outlives its access token. An AUTH event must bring the next token before that (rules/chat.md). */
export const tokenGraceSeconds = 60;
