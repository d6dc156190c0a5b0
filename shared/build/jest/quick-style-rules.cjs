// jsdom matches each rule of every style sheet with each element that a query by role asks the style of, which is most of a page test's time. As browsers do, a
// rule whose last part names a class is passed over for elements without it; all others are matched by jsdom.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
const classes = new Map();

/** The class that each element matched by a selector has, if its text says so. */
function classOf(selector) {
  if (!classes.has(selector)) {
    let outside = selector;
    for (let before; before !== outside;) {
      before = outside;
      outside = before.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
    }
    const subject = /[,\\"]/.test(outside)
      ? ''
      : (outside
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '');
    classes.set(selector, /\.([\w-]+)/.exec(subject)?.[1]);
  }
  return classes.get(selector);
}

selectors.matchesDontThrow = (element, selector) => {
  const name = selector && classOf(selector);
  const value = name && element.getAttributeNS(null, 'class');
  return (!name || ` ${value} `.includes(` ${name} `)) && matchesDontThrow(element, selector);
};
