import { documentTheme } from './document-theme.ts';
import { fontFamily } from './font-family.ts';
import { fallbackFaces } from './fonts.ts';
import { color, fontSize, fontWeight } from './tokens.ts';

/** Returns the CSS variables of both colour schemes, as MUI generates them. */
function colorVariables(): string {
  return (documentTheme.generateStyleSheets() as Record<string, Record<string, string | number>>[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(
      ([selector, values]) =>
        `${selector}{${Object.entries(values)
          .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
          .join(';')}}`,
    )
    .join('');
}

const base = [
  '*,*::before,*::after{box-sizing:border-box}',
  '[hidden]{display:none!important}',
  `html{-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;scroll-padding-top:4.5rem;background:${color.paper};color:${color.ink}}`,
  // On the body, because on the root it would change the size of a rem.
  `body{margin:0;min-height:100vh;min-height:100dvh;overflow-wrap:break-word;font:${fontWeight.text} ${fontSize.text}/1.55 ${fontFamily}}`,
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0;border:0}',
  'ul[class],ol[class]{list-style:none}',
  'img,svg,video{display:block;max-width:100%}',
  'a{color:inherit}',
  'button,input,select,textarea{font:inherit;color:inherit}',
  `input,select,textarea{font-size:${fontSize.field}}`,
  'strong,b{font-weight:600}',
  `::placeholder{color:${color.muted};opacity:1}`,
  `:focus-visible{outline:3px solid ${color.jade};outline-offset:2px}`,
  `::selection{background:${color.jadeSoft};color:${color.ink}}`,
  // Only with overlay scroll bars, because hiding a classic one would shift the layout.
  '@media (pointer:coarse){html:has(dialog[open]){overflow:hidden}}',
  '@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}',
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}',
].join('');

/** Returns the global CSS, printed once per document: faces of the fallback fonts, colour variables of both schemes, base styles. */
export function documentCss(): string {
  return [fallbackFaces(), colorVariables(), base].join('');
}
