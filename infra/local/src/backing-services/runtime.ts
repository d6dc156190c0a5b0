/** Where a server's program comes from and how it is started there. */
export type Runtime = {
  /** Creates what the data folder needs before the program may write to it. */
  prepare(dataFolder: string): void;
  /** Where the program's files lie on this host. */
  hostPath(dataFolder: string): string;
  /** The same folder as the program names it. */
  runtimePath(dataFolder: string): string;
  /** The command line and environment that start `program` there; `environment` is all that the program gets. */
  command(program: string, args: readonly string[], dataFolder: string, environment?: Record<string, string>): RuntimeCommand;
};

export type RuntimeCommand = { command: string; args: string[]; env: Record<string, string> };
