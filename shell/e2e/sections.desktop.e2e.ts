import { testSectionLinks } from './support/sections.ts';

testSectionLinks((page, name) =>
  page
    .getByRole('navigation', { name: /Điều hướng chính|Main navigation/ })
    .getByRole('link', { name, exact: true })
    .click(),
);
