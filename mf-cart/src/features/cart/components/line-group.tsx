import { Panel, PanelTitle, below, color, fontSize, from, styled } from '@gvg/ui';
import { Children, useId } from 'react';
import type { ReactNode } from 'react';

const Frame = styled(Panel)({ padding: 0, overflow: 'hidden', [from.tablet]: { padding: 0 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 48,
  padding: '6px 20px',
  fontSize: fontSize.small,
  color: color.muted,
  '& > h2': { color: color.ink, fontSize: fontSize.text },
  '& > button': { marginInlineStart: 'auto' },
  [below.tablet]: { padding: '8px 16px', '& > span': { order: 1, flexBasis: '100%' } },
  '&[data-personal]': { backgroundColor: color.goldSoft, color: color.ink },
});
const List = styled('ul')({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${color.line}` },
});

export interface LineGroupProps {
  title: string;
  text: string;
  /** Whether these lines are bought for the customer. */
  isPersonal?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** Lines of one kind below their heading. */
export function LineGroup({ title, text, isPersonal = false, action, children }: LineGroupProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Head data-personal={isPersonal ? '' : undefined}>
        <PanelTitle as="h2" id={id}>
          {title}
        </PanelTitle>
        <span>{text}</span>
        {action}
      </Head>
      {Children.count(children) > 0 && <List>{children}</List>}
    </Frame>
  );
}
