/** A process that accepts sockets. */
export interface SocketNode {
  url: string;
  /** Returns its live memory after a garbage collection. */
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}
