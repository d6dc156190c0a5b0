/** A process that sockets are connected to. */
export interface SocketNode {
  url: string;
  /** Of its memory, what is alive after a garbage collection. */
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}
