import type { ErrorCode } from '@gvg/contracts/errors';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, Dialog, Text, styled } from '@gvg/ui';

const Body = styled('div')({ display: 'grid', gap: 20, padding: '20px 20px 24px' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 10 });

export interface ErrorModalProps {
  code: ErrorCode;
  /** Default: 'Có lỗi xảy ra' in the page's language. */
  title?: string | undefined;
  /** Default: the text of the code. */
  text?: string | undefined;
  onClose: () => void;
}

/** Global error modal: message of the error code, home and close; an expired session offers a reload instead (specification §8). */
export function ErrorModal({ code, title, text, onClose }: ErrorModalProps) {
  const { t } = useTranslation('shell');
  const isExpired = code === 'INVALID_PERMISSION';
  return (
    <Dialog title={title ?? t(isExpired ? 'sessionExpired' : 'errorTitle')} onClose={onClose}>
      <Body>
        <Text role="alert">{text ?? t(code, { ns: 'errors' })}</Text>
        <Actions>
          {isExpired ? (
            <Button onClick={() => location.reload()}>{t('reload')}</Button>
          ) : (
            <>
              <ButtonLink variant="outlined" to="/" onClick={onClose}>
                {t('toHome')}
              </ButtonLink>
              <Button onClick={onClose}>{t('close', { ns: 'ui' })}</Button>
            </>
          )}
        </Actions>
      </Body>
    </Dialog>
  );
}
