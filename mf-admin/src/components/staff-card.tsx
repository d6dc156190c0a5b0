import { Link } from '@gvg/router';
import { Panel, PanelTitle, color, fontSize, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Frame = styled(Panel)({
  padding: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  [from.tablet]: { padding: 0 },
  '&[data-urgent]': { borderColor: color.clay, boxShadow: `0 0 0 1px ${color.clay}` },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: rem(44),
  padding: '4px 16px',
  borderBottom: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: fontSize.small,
  '& > h2': { paddingBlock: 6, color: color.ink, fontSize: fontSize.text },
  '& > svg': { color: color.ink },
  '& > [data-end]': { marginInlineStart: 'auto' },
});
/** Link to more details in the head of a card. */
export const CardLink = styled(Link)({
  color: color.jade,
  fontSize: fontSize.small,
  fontWeight: fontWeight.heading,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
export const CardContent = styled('div')({ display: 'grid', gap: 12, padding: '14px 16px 16px' });

export interface StaffCardProps {
  title: string;
  icon?: ReactNode;
  /** Next to the title, for example a count. At the end of the line with the attribute `data-end`. */
  head?: ReactNode;
  /** Highlights the next task with a border. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** Card with a title, denser than the cards of the shop. */
export function StaffCard({ title, icon, head, isUrgent = false, children }: StaffCardProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id} {...(isUrgent ? { 'data-urgent': '' } : {})}>
      <Head>
        {icon}
        <PanelTitle as="h2" id={id}>
          {title}
        </PanelTitle>
        {head}
      </Head>
      {children}
    </Frame>
  );
}
