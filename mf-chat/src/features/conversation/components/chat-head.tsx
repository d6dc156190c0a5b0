import { IconButton, LogoMark, X, color, fontSize, fontWeight, narrowerThan, rem, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  padding: '10px 8px 10px 16px',
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.card,
});
/** Hidden with large letters, to leave room for the text. */
const Sign = styled('span')({ display: 'contents', [narrowerThan(240)]: { display: 'none' } });
const Initials = styled('span')({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: rem(36),
  height: rem(36),
  borderRadius: '50%',
  backgroundColor: color.goldSoft,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.heading,
});
const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 });
const Title = styled('h2')({ fontSize: fontSize.text, fontWeight: fontWeight.heading });
const Presence = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 7,
  color: color.muted,
  fontSize: fontSize.small,
});
const Dot = styled('span')({ flex: 'none', width: 8, height: 8, borderRadius: '50%', backgroundColor: color.jade });

const initialsOf = (name: string) => name.slice(0, 2).toLocaleUpperCase();

export interface ChatHeadProps {
  titleId: string;
  /** The staff member who wrote last; undefined before the first answer. */
  answeredBy: string | undefined;
  isStaffOnline: boolean;
  onClose: () => void;
}

/** Shows who answers, and when. */
export function ChatHead({ titleId, answeredBy, isStaffOnline, onClose }: ChatHeadProps) {
  const { t } = useChatTexts();
  return (
    <Head>
      <Sign>{answeredBy === undefined ? <LogoMark /> : <Initials aria-hidden>{initialsOf(answeredBy)}</Initials>}</Sign>
      <Words>
        <Title id={titleId}>{answeredBy === undefined ? t('shop') : t('answeredBy', { name: answeredBy })}</Title>
        <Presence role="status">
          {isStaffOnline && <Dot />}
          {t(isStaffOnline ? 'online' : 'away')}
        </Presence>
      </Words>
      <IconButton label={t('close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </Head>
  );
}
