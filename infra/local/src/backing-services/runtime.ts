/** The environment that a server's program runs in: the host itself or the private Debian root. */
export type Runtime = {
  /** Prepares the data folder before the program writes to it. */
  prepare(dataFolder: string): void;
  /** Writes a file that only the server and this user can read into the data folder. */
  writeFile(dataFolder: string, name: string, content: string): void;
  /** The data folder's path as seen from the host. */
  hostPath(dataFolder: string): string;
  /** The same folder's path as seen by the program. */
  runtimePath(dataFolder: string): string;
  /** Command line and environment that start `program`. In the Debian root, `environment` is the complete environment. */
  command(
    program: string,
    args: readonly string[],
    dataFolder: string,
    environment?: Record<string, string>,
  ): RuntimeCommand;
};

export type RuntimeCommand = { command: string; args: string[]; env: Record<string, string> };
