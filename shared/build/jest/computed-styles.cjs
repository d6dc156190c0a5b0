/**
 * Testing libraries read the computed style of each element to determine its visibility. For that jsdom matches it with every rule of all
 * sheets and computes twenty colours, which took two fifths of the time of page tests. Must be required before jsdom, whose modules import
 * these functions on load.
 */
const { createRequire } = require('node:module');

/** The jsdom that jest uses. */
const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Most rules have one class, as Emotion generates them, and need no selector engine. */
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
