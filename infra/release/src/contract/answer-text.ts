import type { Answer } from './can-i-deploy.ts';

/** Returns the answer as text: the consumers that the release would break, and why. */
export function answerText(release: string, environment: string, { ok, problems }: Answer): string {
  if (ok) return `Yes: ${release} fits all that runs in ${environment}.`;
  const pairs = Map.groupBy(problems, ({ consumer, provider }) => `${consumer} → ${provider}`);
  return [
    `No: ${release} does not fit what runs in ${environment}.`,
    ...[...pairs].flatMap(([pair, found]) => [
      `  ${pair}`,
      ...found.map(({ interaction, place, reason }) =>
        ['   ', ...(interaction === '' ? [] : [`“${interaction}”`]), ...(place === '' ? [] : [place]), reason].join(
          ' ',
        ),
      ),
    ]),
  ].join('\n');
}
