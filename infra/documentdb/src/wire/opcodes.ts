/** Message kinds of the wire protocol. Drivers open with OP_QUERY and send everything else in OP_MSG. */
export const opcode = { reply: 1, query: 2004, compressed: 2012, message: 2013 } as const;

/** Maximum size of a message in bytes, announced in `hello` as maxMessageSizeBytes. */
export const maxMessageSize = 48_000_000;

/** Maximum size of a document in bytes, announced in `hello` as maxBsonObjectSize. */
export const maxDocumentSize = 16 * 1024 * 1024;

/** Length of every message’s header: message length, request id, id of the request it answers, opcode, each an int32. */
export const headerLength = 16;
