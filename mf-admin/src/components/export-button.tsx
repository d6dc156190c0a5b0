import { Button } from '@gvg/ui';
import { Download } from '@gvg/ui/later-icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Button that opens an export dialog. */
export function ExportButton({ children }: { children: (onClose: () => void) => ReactNode }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden />
        {t('exports.open')}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
