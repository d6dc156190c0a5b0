import { palettes } from '@gvg/ui/palette';
import type { ColorName } from '@gvg/ui/palette';

/** Colors of the light scheme for inline styles: some mail readers ignore style sheets. */
export const light = palettes.light;

/** System fonts, because a mail loads nothing. */
export const fontFamily = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Properties by class in the dark scheme; the class is next to the inline style that it overrides. */
const darkRules: Record<string, Partial<Record<'color' | 'background-color' | 'border-color', ColorName>>> = {
  paper: { 'background-color': 'paper' },
  card: { 'background-color': 'card', 'border-color': 'line' },
  ink: { color: 'ink' },
  muted: { color: 'muted' },
  clay: { color: 'clay' },
  line: { 'border-color': 'line' },
  notice: { 'background-color': 'goldSoft', color: 'ink' },
  picture: { 'background-color': 'rice' },
  aside: { 'border-color': 'gold', color: 'ink' },
  button: { 'background-color': 'jade', color: 'onJade' },
  link: { color: 'jade' },
};

function rules(selectorOf: (className: string) => string): string {
  return Object.entries(darkRules)
    .map(
      ([className, properties]) =>
        `${selectorOf(className)}{${Object.entries(properties)
          .map(([property, name]) => `${property}:${palettes.dark[name]}!important`)
          .join(';')}}`,
    )
    .join('');
}

/** Dark colors for readers that follow the system, and for Outlook on the web, which marks the document instead; less padding for narrow windows. */
export const mailCss = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{text-decoration:underline}',
  `@media (prefers-color-scheme:dark){${rules((className) => `.${className}`)}}`,
  rules((className) => `[data-ogsc] .${className}`),
  '@media (max-width:480px){.outer{padding:12px 8px!important}.inner{padding:20px 16px!important}.wide{display:block!important;width:auto!important}.label{padding-bottom:0!important}.value{padding-top:2px!important}}',
].join('');
