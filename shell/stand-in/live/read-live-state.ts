import { documentIds } from '@gvg/contracts/composition/document';
import { localePath } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { ShellState } from '../../src/page/shell-state.ts';

/** Returns the state in the documents of a live site, such as the prices of countries, from its home page. */
export async function readLiveState(api: string, locale: Locale): Promise<ShellState> {
  const address = api + localePath(locale, '/');
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(`No shop answers at ${address}: is npm start running there?`, { cause });
  });
  const html = await response.text();
  const data = new RegExp(`<script type="application/json" id="${documentIds.shellState}">(.*?)</script>`, 's').exec(
    html,
  );
  if (data?.[1] === undefined) throw new Error(`What answers at ${address} is not this shop`);
  const { environment, origin, content } = JSON.parse(data[1]) as ShellState;
  return { environment, origin, content };
}
