import { UserError } from '../process/user-error.ts';

/** Ports that browsers block, by the Fetch standard ("bad port"). */
const refusedByBrowsers = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Requested port from PORT. Undefined without one. @throws UserError for an invalid port, or one that browsers block */
export function requestedPort({ PORT: text }: NodeJS.ProcessEnv): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new UserError(`PORT is ${text}: it takes a number from 1 to 65535.`);
  if (refusedByBrowsers.has(port))
    throw new UserError(`PORT is ${port}, which browsers refuse to open: please choose another, such as 4000.`);
  return port;
}
