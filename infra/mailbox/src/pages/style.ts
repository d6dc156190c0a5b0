import { schemeCss } from '@gvg/ui/scheme-css';

/** Style sheet of the mailbox's pages, in the shop's colours. */
export const style = `
${schemeCss}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
h1{margin:0;font-size:1.5rem;line-height:1.25}
header+h1{margin-top:1rem}
p{margin:.25rem 0 0}
a{color:var(--jade)}
.muted{color:var(--muted);font-size:.875rem}
.action,button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;color:var(--jade);background:none;border:1px solid var(--line);border-radius:12px;text-decoration:none;cursor:pointer}
.action:hover,button:hover{background:var(--jadeSoft)}
.primary{color:var(--onJade);background:var(--jade);border-color:var(--jade)}
.primary:hover{background:var(--jade)}
.search{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1.25rem 0}
.search label{flex:1 1 14rem;font-size:.875rem;font-weight:600}
input{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--field);border-radius:12px}
.mails{list-style:none;margin:.75rem 0 0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:20px;overflow:hidden}
.mails li+li{border-top:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.125rem 1rem;padding:.75rem 1.25rem;color:inherit;text-decoration:none}
.mails a:hover{background:var(--jadeSoft)}
.mails strong{font-weight:600}
.mails time{text-align:right}
.count{padding:0 .5rem;font-size:.8125rem;color:var(--onGold);background:var(--gold);border-radius:999px}
.empty{margin-top:.75rem;padding:2rem 1.25rem;text-align:center;background:var(--card);border:1px solid var(--line);border-radius:20px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--muted)}
dd{margin:0}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;margin-bottom:.75rem}
nav{display:flex;gap:.5rem}
nav [aria-current]{color:var(--onJade);background:var(--jade);border-color:var(--jade)}
iframe{display:block;width:100%;height:max(40rem,75vh);border:1px solid var(--line);border-radius:20px}
.light{color-scheme:light}
.dark{color-scheme:dark}
pre{margin:0;padding:1.25rem;font:.875rem/1.6 ui-monospace,monospace;white-space:pre-wrap;background:var(--card);border:1px solid var(--line);border-radius:20px}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
.mails :focus-visible{outline-offset:-3px}
@media (max-width:600px){main{padding:1rem .75rem 2rem}.mails a{grid-template-columns:minmax(0,1fr);padding:.75rem 1rem}.mails time{text-align:left}.action,button{padding:.5rem .75rem}}
`;
