import { fontsAttribute, fontsKey, hydratedAttribute } from '@gvg/contracts/composition/document';
import { colorSchemeAttribute } from '@gvg/ui';
import { colorSchemeKey } from '../../src/scheme/color-scheme.ts';

/** Applies the stored colour scheme before the first paint, so that a dark page never flashes light (rules/routes-and-storage.md). */
export const colorSchemeScript = (environment: string) =>
  `try{localStorage.getItem(${JSON.stringify(colorSchemeKey(environment))})==='dark'&&document.documentElement.setAttribute('${colorSchemeAttribute}','dark')}catch(e){}`;

/**
 * Puts fonts that the browser has into force and records that the page is used. Until the scripts have loaded: opens and closes dialogs of the document,
 * records other clicks on buttons and changed fields, to be replayed after hydration, clears the keyword of the search form, and removes an empty one from it,
 * so that it opens bare /search. Links and forms work without scripts.
 */
export const earlyInputScript = [
  '(function(){var e=window.__GVG_EARLY__={clicks:[],changes:[]};',
  `document.addEventListener('click',function(v){var t=v.isTrusted&&v.target.closest&&!v.target.closest('[${hydratedAttribute}]')&&v.target;if(!t)return;`,
  "var c=t.closest('[data-closes]'),b=t.closest('button:not([type=submit])'),d=b&&document.getElementById(b.getAttribute('data-opens'));",
  "c?c.closest('dialog').close():d?d.showModal():b&&(b.hasAttribute('data-clears')&&(b.form.elements.keyword.value=''),e.clicks.push(b))},true);",
  `['input','change'].forEach(function(t){document.addEventListener(t,function(v){var f=v.target;if(v.isTrusted&&f.closest&&!f.closest('[${hydratedAttribute}]')&&e.changes.indexOf(f)<0)e.changes.push(f)},true)});`,
  "['pointerdown','keydown'].forEach(function(t){document.addEventListener(t,function(){e.isUsed=true},{capture:true,once:true})});",
  `try{localStorage.getItem('${fontsKey}')&&(document.querySelector('style[${fontsAttribute}]').media='all')}catch(e){}`,
  "document.addEventListener('submit',function(v){var f=v.target.elements&&v.target.elements.keyword;if(f&&!f.value.trim()){f.disabled=true;setTimeout(function(){f.disabled=false})}},true)})()",
].join('');
