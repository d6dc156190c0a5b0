import { createHash } from 'node:crypto';
import { schemeCss } from '@gvg/ui/scheme-css';

/** Style sheet of the API reference, in the shop's colors. */
export const style = `
${schemeCss}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--jade)}
:focus-visible{outline:3px solid var(--jade);outline-offset:2px}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;z-index:1;padding:.5rem 1rem;background:var(--card)}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.75rem 1rem;background:var(--card);border-bottom:1px solid var(--line)}
header .shop{margin-right:auto;color:var(--ink);font-weight:700;text-decoration:none}
header a,nav a{display:inline-flex;align-items:center;min-height:2.75rem}
.layout{display:grid;grid-template-columns:minmax(0,1fr);gap:0 2.5rem;max-width:84rem;margin:0 auto;padding:1rem}
nav details{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:0 1rem}
nav summary{display:flex;align-items:center;min-height:2.75rem;cursor:pointer;font-weight:600}
nav summary::before{content:'›';display:inline-block;width:1rem}
nav details[open]>summary::before{content:'⌄'}
nav summary::-webkit-details-marker{display:none}
nav ul{list-style:none;margin:0;padding:0 0 .5rem 1rem}
nav details details{border:0;border-radius:0;padding:0}
nav li a{min-height:2rem;color:var(--ink);text-decoration:none}
nav li a:hover{text-decoration:underline}
h1{margin:1rem 0 .5rem;font-size:1.75rem;line-height:1.2}
h2{margin:3rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid var(--line);font-size:1.375rem;line-height:1.3}
h3{margin:0;font-size:1.125rem;line-height:1.35}
p{margin:.5rem 0;max-width:48rem}
.muted{color:var(--muted);font-size:.875rem}
article{margin:1rem 0 0;padding:1rem 1.25rem;background:var(--card);border:1px solid var(--line);border-radius:20px;content-visibility:auto;contain-intrinsic-size:auto 32rem}
article:target{border-color:var(--jade)}
h3 a{color:inherit;text-decoration:none}
h3 a:hover{text-decoration:underline}
.call{margin:.25rem 0 .5rem;font:600 .9375rem/1.5 ui-monospace,monospace}
.method{display:inline-block;margin-right:.5rem;padding:0 .5rem;color:var(--jade);background:var(--jadeSoft);border-radius:6px}
dl{margin:.75rem 0 0}
dt{margin-top:.75rem;color:var(--muted);font-size:.875rem;font-weight:600}
dd{margin:.25rem 0 0}
code{padding:.05em .25em;background:var(--goldSoft);border-radius:4px;font:.875em/1.5 ui-monospace,monospace}
pre{margin:0;padding:.75rem 1rem;background:var(--paper);border:1px solid var(--line);border-radius:12px;font:.8125rem/1.6 ui-monospace,monospace;white-space:pre-wrap;tab-size:2}
pre code{padding:0;background:none;font:inherit}
.note{color:var(--muted)}
ul.errors{margin:0;padding-left:1.25rem}
@media (min-width:64rem){
.layout{grid-template-columns:18rem minmax(0,1fr)}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:1rem 0}
@supports selector(::details-content){
nav>details>summary{display:none}
nav>details::details-content{content-visibility:visible}
}
}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows only the page's style sheet: it has no scripts. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
