import { Panel, PanelTitle, color, fontSize, from, rem, styled } from '@gvg/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Frame = styled(Panel)({ padding: 0, [from.tablet]: { padding: 0 } });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: rem(48),
  padding: '4px 20px',
  borderBottom: `1px solid ${color.line}`,
  '& > h2': { paddingBlock: 6, fontSize: fontSize.text },
  '& > [data-end]': { marginInlineStart: 'auto' },
});

export const CardBody = styled('div')({ padding: 20 });

export interface CardProps {
  title: string;
  /** Next to the title: a state or a hint; at the end with the attribute `data-end`. */
  head?: ReactNode;
  children: ReactNode;
}

/** A panel about one subject, with its title above a line. */
export function Card({ title, head, children }: CardProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Head>
        <PanelTitle as="h2" id={id}>
          {title}
        </PanelTitle>
        {head}
      </Head>
      {children}
    </Frame>
  );
}
