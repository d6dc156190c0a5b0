/** All broker names start with the namespace, which isolates several sites or test runs on one broker. */
export function eventsExchange(namespace: string): string {
  return `${namespace}.events`;
}

export function deadLetterExchange(namespace: string): string {
  return `${namespace}.dead-letters`;
}

export function deadLetterQueue(namespace: string): string {
  return `${namespace}.dead-letters.v1`;
}

/** Queue arguments and bindings cannot be changed in place. To change them, increase `version` and drain the old queue. */
export function consumerQueue(namespace: string, service: string, consumer: string, version = 1): string {
  return `${namespace}.${service}.${consumer}.v${version}`;
}

export function instanceQueue(namespace: string, service: string, subscription: string, instance: string): string {
  return `${namespace}.${service}.${subscription}.${instance}`;
}
