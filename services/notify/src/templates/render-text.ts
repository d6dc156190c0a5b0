import type { Message, Phrases } from './message.ts';

export const shopName = 'Goods Viet Goods';

export function renderText(
  { heading, notice, paragraphs, items, sums, facts, button, track, aside, preferences }: Message,
  { phrases, name }: { phrases: Phrases; name: string | undefined },
): string {
  const sections = [
    heading,
    notice,
    phrases.greeting(name),
    ...paragraphs,
    items?.map(({ name: item, detail, amount }) => `- ${item}\n  ${detail}\n  ${amount}`).join('\n'),
    sums?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${button.label}:\n${button.link}`,
    track && `${track.label}\n${track.link}`,
    aside,
    `-- \n${[`${shopName}, ${phrases.tagline}`, ...phrases.footer, ...(preferences === undefined ? [] : [`${phrases.choose}: ${preferences}`])].join('\n')}`,
  ];
  return `${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
