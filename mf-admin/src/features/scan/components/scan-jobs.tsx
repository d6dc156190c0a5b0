import { ApiError, shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { useQueryClient } from '@gvg/query';
import { navigateAfterLayers, useNavigate } from '@gvg/router';
import { useScanner } from '../../../area/use-scanner.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { findScannedPage } from '../api/find-scanned-page.ts';

/** Handles codes on every staff page that the page itself does not handle, by opening the page of the code. */
export function ScanJobs() {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = async (code: string, wasChanged: boolean) => {
    try {
      const page = await findScannedPage(client, code);
      if (page === undefined)
        shellApi().toast({ kind: 'error', text: t(wasChanged ? 'scan.changed' : 'scan.unknown', { code }) });
      // The camera dialog may be closing.
      else navigateAfterLayers(() => void navigate(page));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      shellApi().toast({ kind: 'error', text: error.status === 0 ? t('list.offline') : tError(error.code) });
    }
  };
  useScanner(
    (code, wasChanged) => {
      void open(code, wasChanged);
      return true;
    },
    { isLast: true },
  );
  return null;
}
