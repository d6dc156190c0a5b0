import { shellApi, useReadableStore } from '@gvg/browser-kit';
import type { WidgetName } from '@gvg/browser-kit';
import { slotIdOf } from '@gvg/contracts/composition/document';
import { useTranslation } from '@gvg/i18n';
import { NavLink } from '@gvg/router';
import { below, color, fontSize, fontWeight, radius, rem, styled, tapTarget } from '@gvg/ui';
import { useId } from 'react';
import { barLinkStyles } from '../../src/header/bar-link-styles.ts';
import { LanguageMenu } from '../../src/language/language-menu.tsx';
import { openOverlay } from '../../src/overlays/overlay-store.ts';
import { usePageInfo } from '../../src/page/page-info.tsx';
import { SchemeSwitch } from '../../src/scheme/scheme-switch.tsx';
import type { StandInState } from '../stand-in-state.ts';
import { chooseGiven, chosenGiven } from './given.ts';
import { standInNamespace } from './load-texts.ts';
import { people } from './people.ts';
import { RecordedSession } from './recorded-session.ts';

const Rows = styled('div')({ display: 'grid', gap: 4, paddingBlock: 8, '[open] > &': { padding: '0 12px 12px' } });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, rowGap: 4 });
const Name = styled('strong')({ fontSize: fontSize.text, fontWeight: fontWeight.heading });
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });
const Title = styled('div')({ display: 'flex', flexWrap: 'wrap', flex: 1, alignItems: 'baseline', columnGap: 12 });
const Source = styled('span')({ fontSize: fontSize.small });
const Pages = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: -10,
  [below.tablet]: { flexWrap: 'nowrap', overflowX: 'auto' },
});
const PageLink = styled(NavLink)({
  ...barLinkStyles,
  minHeight: tapTarget,
  '&[aria-current]': { fontWeight: fontWeight.strong, textDecoration: 'underline' },
});
const BarButton = styled('button')({ ...barLinkStyles, minHeight: tapTarget, paddingInline: 0 });
const Choices = styled('div')({ display: 'flex', gap: 12, minWidth: 0, flex: '0 1 auto' });
const Choice = styled('label')({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  fontSize: fontSize.tiny,
  '& > select': {
    minHeight: tapTarget,
    width: '100%',
    maxWidth: rem(320),
    padding: '0 8px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.input,
    backgroundColor: color.card,
    color: color.ink,
    fontSize: fontSize.field,
    textOverflow: 'ellipsis',
  },
});

const openers: Readonly<Record<WidgetName, () => void>> = {
  './chat-panel': () => shellApi().openChat(),
  './notification-panel': () => shellApi().toggleNotifications(),
  './filter-drawer': () => openOverlay({ kind: 'filter' }),
  './search-suggestions': () => openOverlay({ kind: 'search', keyword: '' }),
};

/** Buttons that open the remote's widgets in the shell's own tree. */
function WidgetButtons() {
  const { t } = useTranslation(standInNamespace);
  const names = usePageInfo().remotes.flatMap(({ widgets }) => widgets as WidgetName[]);
  return names.map((name) => (
    <BarButton
      key={name}
      type="button"
      // The panel of notifications is placed below this element.
      id={name === './notification-panel' ? slotIdOf('bell') : undefined}
      onClick={() => openers[name]()}
    >
      {t(`widgets.${name.slice('./'.length)}`)}
    </BarButton>
  ));
}

function PersonChoice({ session }: { session: RecordedSession }) {
  const { t } = useTranslation(standInNamespace);
  useReadableStore(session, session.get());
  const id = useId();
  return (
    <Choice htmlFor={id}>
      {t('person')}
      <select
        id={id}
        value={session.person}
        onChange={({ target }) => session.become(people.find((person) => person === target.value) ?? 'guest')}
      >
        {people.map((person) => (
          <option key={person} value={person}>
            {t(`people.${person}`)}
          </option>
        ))}
      </select>
    </Choice>
  );
}

function SignInButton() {
  const { t } = useTranslation(standInNamespace);
  const { session } = shellApi();
  const state = useReadableStore(session, session.get());
  const isUser = state.status === 'user';
  return (
    <>
      {isUser && <span>{state.user.displayName}</span>}
      <BarButton type="button" onClick={() => void (isUser ? session.signOut() : session.signIn())}>
        {t(isUser ? 'signOut' : 'signIn')}
      </BarButton>
    </>
  );
}

function GivenChoice({ states }: { states: readonly string[] }) {
  const { t } = useTranslation(standInNamespace);
  const id = useId();
  return (
    <Choice htmlFor={id}>
      {t('given')}
      <select id={id} defaultValue={chosenGiven(states)} onChange={({ target }) => chooseGiven(target.value)}>
        <option value="">{t('firstGiven')}</option>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </select>
    </Choice>
  );
}

/** Tools for the development of a remote: its pages and widgets, the person, and the preferred recorded responses. */
export function StandInBar({ standIn: { remote, links, api, states } }: { standIn: StandInState }) {
  const { t } = useTranslation(standInNamespace);
  const { session } = shellApi();
  return (
    <Rows>
      <Head>
        <Title>
          <Name>{remote}</Name>
          <Source>{api === undefined ? t('recorded') : t('live', { address: api })}</Source>
        </Title>
        <SchemeSwitch />
        <LanguageMenu />
      </Head>
      <Pages aria-label={t('pages', { remote })}>
        {links.map((link) => (
          <PageLink key={link} to={link} end>
            {link}
          </PageLink>
        ))}
      </Pages>
      <Row>
        {session instanceof RecordedSession ? (
          <Choices>
            <PersonChoice session={session} />
            {states.length > 0 && <GivenChoice states={states} />}
          </Choices>
        ) : (
          <SignInButton />
        )}
        <WidgetButtons />
      </Row>
    </Rows>
  );
}
