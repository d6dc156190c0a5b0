import { Link } from '@gvg/router';
import { below, color, fontSize, fontWeight, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { Fragment } from 'react';
import { KeyCap } from '../../../keys/components/key-cap.tsx';
import type { ShownHit } from '../search-groups.ts';
import { Marked } from './marked.tsx';

const Row = styled(Link)({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: `${rem(36)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: rem(52),
  padding: '8px 20px',
  borderInlineStart: '3px solid transparent',
  color: color.muted,
  fontSize: fontSize.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  scrollMarginBlock: rem(40),
  '& b': { color: color.ink, fontSize: fontSize.note, fontWeight: fontWeight.heading },
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    width: rem(36),
    height: rem(36),
    borderRadius: radius.input - 2,
    backgroundColor: color.paper,
    color: color.muted,
  },
  '&:hover': { backgroundColor: color.paper },
  '&[aria-selected="true"]': { borderColor: color.jade, backgroundColor: color.jadeSoft },
  [below.tablet]: { paddingInline: 16 },
});
const Texts = styled('span')({ display: 'grid', minWidth: 0 });
const End = styled('span')({
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  maxWidth: rem(220),
  textAlign: 'end',
  overflowWrap: 'normal',
  '& kbd': { marginInlineStart: 10 },
  [below.tablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: 2,
    alignItems: 'center',
    maxWidth: 'none',
    gap: '4px 10px',
    textAlign: 'start',
  },
});

interface HitRowProps {
  hit: ShownHit;
  id: string;
  search: string;
  isSelected: boolean;
  onOpen: () => void;
  onPoint: () => void;
}

/** Search hit with a link to its page. The input keeps the focus and marks the selected hit. */
export function HitRow({ hit, id, search, isSelected, onOpen, onPoint }: HitRowProps) {
  const { to, Icon, title, beside, facts, end, endFacts } = hit;
  return (
    <Row to={to} id={id} role="option" tabIndex={-1} aria-selected={isSelected} onClick={onOpen} onMouseMove={onPoint}>
      <span aria-hidden>
        <Icon size={18} />
      </span>
      <Texts>
        <span>
          <b>
            <Marked text={title} search={search} />
          </b>
          {beside !== undefined && (
            <>
              {' · '}
              <Marked text={beside} search={search} />
            </>
          )}
        </span>
        <span>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <Marked text={fact} search={search} />
            </Fragment>
          ))}
        </span>
      </Texts>
      <End>
        {end}
        <span>
          {endFacts.join(' · ')}
          {isSelected && <KeyCap>Enter ⏎</KeyCap>}
        </span>
      </End>
    </Row>
  );
}
