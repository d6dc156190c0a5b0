import { createHash } from 'node:crypto';
import type { Message, Options } from 'amqplib';

/** A message that a consumer could not handle, in the view of an operator. */
export interface DeadLetter {
  /** Stable across listings: 12 hexadecimal digits of a hash of the consumer's queue and the message. */
  id: string;
  /** The consumer queue in which it failed, and to which it is replayed. */
  queue: string;
  /** Absent if the message has no readable envelope. */
  eventId?: string;
  type?: string;
  subject?: string;
  /**
   * NOT_JSON, INVALID_ENVELOPE, UNKNOWN_TYPE, INVALID_DATA, HANDLER_FAILED, or a reason of the broker, such as delivery_limit: the process
   * crashed on every delivery.
   */
  reason: string;
  detail: string;
  diedAt: string;
  body: string;
}

const header = {
  queue: 'x-gvg-queue',
  reason: 'x-gvg-reason',
  detail: 'x-gvg-detail',
  diedAt: 'x-gvg-died-at',
} as const;

/** Longer texts would exceed the broker's limit of message headers. */
const maxDetailLength = 2_000;

export function deadLetterOptions(
  message: Message,
  failure: { queue: string; reason: string; detail: string },
): Options.Publish {
  return {
    ...messageProperties(message),
    headers: {
      [header.queue]: failure.queue,
      [header.reason]: failure.reason,
      [header.detail]: failure.detail.slice(0, maxDetailLength),
      [header.diedAt]: new Date().toISOString(),
    },
  };
}

/** Returns the options to replay a message to its consumer as first published, without the dead letter headers. */
export function replayOptions(message: Message): Options.Publish {
  return { ...messageProperties(message), headers: {} };
}

export function readDeadLetter(message: Message): DeadLetter {
  const headers: Record<string, unknown> = message.properties.headers ?? {};
  const queue = String(headers[header.queue] ?? headers['x-first-death-queue'] ?? message.fields.routingKey);
  const body = message.content.toString('utf8');
  return {
    id: createHash('sha256')
      .update(`${queue}\n${message.properties.messageId ?? ''}\n`)
      .update(message.content)
      .digest('hex')
      .slice(0, 12),
    queue,
    ...readEnvelope(body),
    reason: String(headers[header.reason] ?? headers['x-first-death-reason'] ?? 'unknown'),
    detail: String(headers[header.detail] ?? ''),
    diedAt: String(headers[header.diedAt] ?? brokerDeathTime(headers)),
    body,
  };
}

function messageProperties({ properties }: Message): Options.Publish {
  return {
    messageId: properties.messageId,
    type: properties.type,
    contentType: properties.contentType,
    timestamp: properties.timestamp,
    appId: properties.appId,
  };
}

function readEnvelope(body: string): Pick<DeadLetter, 'eventId' | 'type' | 'subject'> {
  try {
    const { id, type, subject } = JSON.parse(body);
    return { eventId: String(id), type: String(type), subject: `${subject.type}:${subject.id}` };
  } catch {
    // Not an envelope, which is why it was dead-lettered.
    return {};
  }
}

function brokerDeathTime(headers: Record<string, unknown>): string {
  const deaths = headers['x-death'] as { time?: { value?: number } }[] | undefined;
  const seconds = deaths?.[0]?.time?.value;
  return seconds === undefined ? '' : new Date(seconds * 1000).toISOString();
}
