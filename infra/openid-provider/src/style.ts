import { schemeCss } from '@gvg/ui/scheme-css';

/** Style sheet of the provider's pages, in the shop's colours. */
export const style = `
${schemeCss}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:28rem;padding:1.75rem;background:var(--card);border:1px solid var(--line);border-radius:20px}
h1{margin:0;font-size:1.5rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1rem}
p{margin:.25rem 0 0;color:var(--muted)}
.notice{margin-top:1rem;padding:.75rem 1rem;border-radius:12px;background:var(--goldSoft);color:var(--ink);font-size:.875rem}
.problem{margin-top:1rem;color:var(--clay)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
button,.link{font:inherit;min-height:2.75rem;cursor:pointer;border-radius:12px}
.person{display:flex;gap:.75rem;align-items:center;width:100%;padding:.5rem .75rem;text-align:left;color:inherit;background:none;border:1px solid var(--line)}
.person:hover{background:var(--jadeSoft)}
.person img{width:2.5rem;height:2.5rem;border-radius:50%;flex:none}
.person span{display:grid}
.person small{color:var(--muted);font-size:.875rem}
label{display:block;margin-top:.75rem;font-weight:600}
input:not([type=checkbox]){display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--field);border-radius:12px}
.check{display:flex;gap:.5rem;align-items:center;min-height:2.75rem;font-weight:400}
.check input{width:1.25rem;height:1.25rem;accent-color:var(--jade)}
.submit{width:100%;margin-top:.75rem;padding:.5rem 1rem;font-weight:600;color:var(--onJade);background:var(--jade);border:0}
.cancel{width:100%;margin-top:1rem;color:var(--jade);background:none;border:0}
.link{display:inline-flex;align-items:center;margin-top:1rem;color:var(--jade)}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
`;
