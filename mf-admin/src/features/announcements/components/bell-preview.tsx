import { NotificationBody } from '@gvg/customer-ui/notification-look';
import type { Locale } from '@gvg/contracts/values/locale';
import { color, fontSize, radius, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { AnnouncementDraft } from '../announcement-draft.ts';

const Frame = styled('figure')({
  display: 'grid',
  gap: 6,
  margin: 0,
  '& figcaption': { color: color.muted, fontSize: fontSize.small },
});
/** As wide as the panel of the bell (specification §9). */
const Row = styled('div')({
  display: 'flex',
  gap: 12,
  maxWidth: 360,
  padding: '12px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.jadeSoft,
});

/** Preview of the bell in one language. English falls back to Vietnamese. */
export function BellPreview({ draft, language }: { draft: AnnouncementDraft; language: Locale }) {
  const { t } = useStaffTexts();
  const { titleVi, titleEn, descriptionVi, descriptionEn, image } = draft;
  const isMissing = language === 'en' && titleEn.trim() === '' && descriptionEn.trim() === '' && titleVi.trim() !== '';
  const inLanguage = (vi: string, en: string) => (language === 'en' && en.trim() !== '' ? en : vi).trim();
  return (
    <Frame>
      <figcaption>
        {t(`announcements.previewIn.${language}`)}
        {isMissing && ` · ${t('announcements.noEnglish')}`}
      </figcaption>
      <Row data-unread="" lang={language}>
        <NotificationBody
          typeNotify="PROMOTION"
          image={image}
          title={inLanguage(titleVi, titleEn) || t('announcements.emptyTitle')}
          description={inLanguage(descriptionVi, descriptionEn) || t('announcements.emptyDescription')}
          moment={t('announcements.now')}
        />
      </Row>
    </Frame>
  );
}
