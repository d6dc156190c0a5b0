import { Panel, SkeletonBox, below, color, from, rem, styled, tapTarget } from '@gvg/ui';

export const CartColumns = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [from.desktop]: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 376px',
    gap: 24,
    '& > :last-child': { position: 'sticky', top: 64 },
  },
});

export const CartColumn = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Without its own box on phones, because its bar sticks to the window's edge while any part of the cart is on screen. */
export const SummaryColumn = styled(CartColumn)({ [below.desktop]: { display: 'contents' } });

/** As high with only the title as with its actions. */
export const CartHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 14px',
  minHeight: tapTarget,
  marginBottom: 12,
  '& > span': { color: color.muted },
  '& > button': { marginInlineStart: 'auto' },
});

const Card = styled(Panel)({
  padding: '0 20px',
  [from.tablet]: { padding: '0 20px' },
  '& > div + div': { borderTop: `1px solid ${color.line}` },
});
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: rem(92),
  '& > :last-child': { marginInlineStart: 'auto' },
});
const Sum = styled(Row)({ minHeight: rem(56) });

function LinesSkeleton({ rows }: { rows: number }) {
  return (
    <Card>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <SkeletonBox sx={{ width: rem(64), height: rem(64) }} />
          <SkeletonBox sx={{ width: '35%', height: rem(18) }} />
          <SkeletonBox sx={{ width: '15%', height: rem(18) }} />
        </Row>
      ))}
    </Card>
  );
}

function SummarySkeleton() {
  return (
    <Card>
      {Array.from({ length: 7 }, (_, index) => (
        <Sum key={index}>
          <SkeletonBox sx={{ width: '45%', height: rem(18) }} />
          <SkeletonBox sx={{ width: '25%', height: rem(18) }} />
        </Sum>
      ))}
    </Card>
  );
}

/** Placeholder of a cart, for servers and while it loads. */
export function CartSkeleton() {
  return (
    <CartColumns aria-hidden>
      <CartColumn>
        <LinesSkeleton rows={3} />
        <LinesSkeleton rows={2} />
      </CartColumn>
      <SummarySkeleton />
    </CartColumns>
  );
}
