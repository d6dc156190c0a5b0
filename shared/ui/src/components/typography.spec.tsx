/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { render, screen } from '@testing-library/react';
import { DialogHead } from './dialog.tsx';
import { Note, PageTitle, PanelTitle, SectionTitle, Text } from './typography.tsx';

/** A typed name without spaces. */
const name = 'x'.repeat(180);

it.each([
  ['a page', PageTitle],
  ['a section', SectionTitle],
  ['a panel', PanelTitle],
  ['a text', Text],
  ['a note', Note],
] as const)('a long word breaks in a name in %s instead of widening the page', (_, Words) => {
  render(<Words>{name}</Words>);
  const { overflowWrap, minWidth } = getComputedStyle(screen.getByText(name));
  expect([overflowWrap, minWidth]).toEqual(['anywhere', '0']);
});

it('a long word breaks in the title of a dialog, next to its button', () => {
  render(
    <DialogHead>
      <b>{name}</b>
    </DialogHead>,
  );
  expect(getComputedStyle(screen.getByText(name)).overflowWrap).toBe('anywhere');
});
