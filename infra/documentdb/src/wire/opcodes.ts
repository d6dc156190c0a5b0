/** The wire protocol’s message kinds; drivers open with OP_QUERY and say everything else in OP_MSG. */
export const opcode = { reply: 1, query: 2004, compressed: 2012, message: 2013 } as const;

/** What one message may weigh, announced in `hello` as maxMessageSizeBytes. */
export const maxMessageSize = 48_000_000;

/** What one document may weigh, announced in `hello` as maxBsonObjectSize. */
export const maxDocumentSize = 16 * 1024 * 1024;

/** Header of every message: length, request id, the request it answers, opcode; four int32 each. */
export const headerLength = 16;
