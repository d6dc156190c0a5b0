import { hydratedAttribute } from '@gvg/contracts/composition/document';
import { colorSchemeAttribute } from '@gvg/ui';
import { colorSchemeKey } from '../../src/scheme/color-scheme.ts';
import { escapeJson } from './escape.ts';

/** Applies the stored colour scheme before the first paint, so that a dark page never flashes light (rules/routes-and-storage.md). */
export const colorSchemeScript = (environment: string) =>
  `try{localStorage.getItem(${JSON.stringify(colorSchemeKey(environment))})==='dark'&&document.documentElement.setAttribute('${colorSchemeAttribute}','dark')}catch(e){}`;

/**
 * Until the scripts have loaded: records clicks on buttons, to be replayed after hydration, and removes an empty keyword from the search form, so
 * that it opens bare /search. Links and forms work without scripts.
 */
export const earlyInputScript = [
  '(function(){var e=window.__GVG_EARLY__={clicks:[]};',
  `document.addEventListener('click',function(v){var b=v.isTrusted&&v.target.closest&&v.target.closest('button:not([type=submit])');if(b&&!b.closest('[${hydratedAttribute}]'))e.clicks.push(b)},true);`,
  "document.addEventListener('submit',function(v){var f=v.target.elements&&v.target.elements.keyword;if(f&&!f.value.trim()){f.disabled=true;setTimeout(function(){f.disabled=false})}},true)})()",
].join('');

/** Scripts wait at most this long for the image, in milliseconds. */
const imageTimeoutMs = 1_500;

/**
 * At the end of a server-rendered page: loads its scripts once the main image has been painted, so that they do not compete for bandwidth and processor
 * time; a pointer or key press loads them immediately. `main` is executed, `preloads` are only fetched.
 */
export const deferredScriptLoader = (main: readonly string[], preloads: readonly string[]) =>
  [
    '(function(m,e){var d,h=document.head;function go(){if(d)return;d=1;',
    "m.forEach(function(u){var s=document.createElement('script');s.src=u;s.async=false;s.fetchPriority='high';h.appendChild(s)});",
    "e.forEach(function(u){var l=document.createElement('link');l.rel='preload';l.as='script';l.href=u;h.appendChild(l)})}",
    'function soon(){requestAnimationFrame(function(){setTimeout(go)})}',
    "['pointerdown','keydown'].forEach(function(t){addEventListener(t,go,{once:true,capture:true})});",
    "var i=document.querySelector('main img[fetchpriority=high]');",
    `if(!i||i.complete)go();else{i.addEventListener('load',soon);i.addEventListener('error',go);setTimeout(go,${imageTimeoutMs})}`,
    `})(${escapeJson(main)},${escapeJson(preloads)})`,
  ].join('');
