import { liveAttribute } from '@gvg/contracts/composition/document';
import { colorSchemeAttribute } from '@gvg/ui';
import { colorSchemeKey } from '../../src/scheme/color-scheme.ts';

/** Before anything is drawn: the stored scheme, so that a dark page never flashes light (decisions, Routes and storage). */
export const schemeScript = (environment: string) =>
  `try{localStorage.getItem(${JSON.stringify(colorSchemeKey(environment))})==='dark'&&document.documentElement.setAttribute('${colorSchemeAttribute}','dark')}catch(e){}`;

/**
 * Before any script is there: keeps clicks on buttons, to be repeated once they can be answered, and takes an empty keyword out of the search form, so
 * that it leads to bare /search. Links and forms work by themselves.
 */
export const earlyScript = [
  '(function(){var e=window.__GVG_EARLY__={clicks:[]};',
  `document.addEventListener('click',function(v){var b=v.isTrusted&&v.target.closest&&v.target.closest('button:not([type=submit])');if(b&&!b.closest('[${liveAttribute}]'))e.clicks.push(b)},true);`,
  "document.addEventListener('submit',function(v){var f=v.target.elements&&v.target.elements.keyword;if(f&&!f.value.trim()){f.disabled=true;setTimeout(function(){f.disabled=false})}},true)})()",
].join('');
