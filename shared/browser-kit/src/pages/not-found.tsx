import { useTranslation } from '@gvg/i18n';
import { ButtonLink, PageTitle, Text, styled } from '@gvg/ui';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '72px 16px 96px',
  textAlign: 'center',
});

/** The not-found page: the shell's server renders it with status 404, remotes show it after a navigation to an unknown page. */
export function NotFound() {
  const { t } = useTranslation('ui');
  return (
    <Frame>
      <PageTitle>{t('notFoundTitle')}</PageTitle>
      <Text>{t('notFoundText')}</Text>
      <ButtonLink to="/">{t('home')}</ButtonLink>
    </Frame>
  );
}
