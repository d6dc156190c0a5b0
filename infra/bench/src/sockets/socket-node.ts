/** A process that sockets are connected to. */
export interface SocketNode {
  url: string;
  /** Its resident memory. */
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}
