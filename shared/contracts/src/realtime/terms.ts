/** Path of the socket.io nodes on the site's one origin. */
export const realtimePath = '/socket.io';

/** Limits of sockets: bytes of one packet, sockets of one person and of one address, packets a second of one socket (a burst of twice that). */
export const socketLimits = { packetBytes: 16 * 1024, perPerson: 20, perAddress: 200, packetsPerSecond: 10 } as const;

/** How long a socket outlives its access token: until then an AUTH event has to bring the next one (rules/chat.md). */
export const tokenGraceSeconds = 60;
