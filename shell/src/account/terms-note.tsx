import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { Note, color, fontWeight, styled } from '@gvg/ui';

const Sentence = styled(Note)({
  justifySelf: 'center',
  textAlign: 'center',
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});

/** What an account is subject to; the pages open beside the form. */
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
