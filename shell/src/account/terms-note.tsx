import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { Note, color, fontWeight, styled } from '@gvg/ui';

const Sentence = styled(Note)({
  justifySelf: 'center',
  textAlign: 'center',
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});

/** The terms of an account; their pages open in another tab, so the form stays. */
export function TermsNote() {
  const { t } = useTranslation('account');
  return (
    <Sentence>
      {t('agreeTo')}{' '}
      <Link to="/page/terms" target="_blank">
        {t('terms')}
      </Link>{' '}
      {t('agreeAnd')}{' '}
      <Link to="/page/privacy" target="_blank">
        {t('privacy')}
      </Link>
      .
    </Sentence>
  );
}
