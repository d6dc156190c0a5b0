/** Every name at the broker starts with the namespace, so that two runs on one broker never meet. */
export function eventsExchange(namespace: string): string {
  return `${namespace}.events`;
}

export function deadLetterExchange(namespace: string): string {
  return `${namespace}.dead-letters`;
}

export function deadLetterQueue(namespace: string): string {
  return `${namespace}.dead-letters.v1`;
}

/**
 * The broker refuses to change a queue's arguments or bindings in place: what changes them is a new `version`, drained beside the old one.
 */
export function consumerQueue(namespace: string, service: string, consumer: string, version = 1): string {
  return `${namespace}.${service}.${consumer}.v${version}`;
}

export function instanceQueue(namespace: string, service: string, subscription: string, instance: string): string {
  return `${namespace}.${service}.${subscription}.${instance}`;
}
