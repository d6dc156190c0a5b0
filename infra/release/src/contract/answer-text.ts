import type { Answer } from './can-i-deploy.ts';

/** The answer for people: whom the release would break, and by what. */
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
