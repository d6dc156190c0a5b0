/**
 * Testing libraries ask for the computed style of each element on their way, for whether it is shown. jsdom matches it with every rule of all sheets then, and
 * works out twenty colours, which took two fifths of the time of page tests. Required before jsdom, whose modules take these functions as they load.
 */
const { createRequire } = require('node:module');

/** The jsdom that jest takes. */
const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Most rules are of one class, as Emotion makes them: they need no engine of selectors. */
const oneClass = /^\.([\w-]+)$/;
const classes = new Map();
const classOf = (selector) => {
  if (!classes.has(selector)) classes.set(selector, oneClass.exec(selector)?.[1]);
  return classes.get(selector);
};

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const className = classOf(selector);
  return className === undefined ? matchesDontThrow(element, selector) : element.classList.contains(className);
};

const { propertiesWithResolvedValueImplemented: properties } = requireOfJest(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
);
for (const [name, { computedValue }] of Object.entries(properties))
  if (computedValue === 'computed-color') delete properties[name];
