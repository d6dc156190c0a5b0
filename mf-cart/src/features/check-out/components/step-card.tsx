import { Panel, PanelTitle, color, fontSize, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Frame = styled(Panel)({ padding: 0, [from.tablet]: { padding: 0 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: 48,
  padding: '8px 20px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: fontSize.small,
  color: color.muted,
  '& > h2': { color: color.ink, fontSize: fontSize.text },
});
const Number = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: rem(26),
  height: rem(26),
  borderRadius: radius.pill,
  backgroundColor: color.jade,
  color: color.onJade,
  fontWeight: fontWeight.heading,
});
const Body = styled('div')({ padding: '16px 20px 20px' });

export function StepCard({
  step,
  title,
  hint,
  children,
}: {
  step: number;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Head>
        <Number aria-hidden>{step}</Number>
        <PanelTitle as="h2" id={id}>
          {title}
        </PanelTitle>
        {hint !== undefined && <span>{hint}</span>}
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}
