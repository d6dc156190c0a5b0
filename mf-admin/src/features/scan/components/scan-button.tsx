import { styled } from '@gvg/ui';
import { ScanBarcode } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { toolStyles } from '../../../area/tool-styles.ts';
import { deliverScan } from '../../../area/use-scanner.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { hasCamera } from '../barcode-detector.ts';
import { CameraDialog } from './camera-dialog.tsx';

const Tool = styled('button')(toolStyles);

/** Button that reads a code with the camera. Hidden if the browser has none. */
export function ScanButton() {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  if (!hasCamera()) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Tool type="button" aria-label={t('scan.open')} onClick={() => setOpen(true)}>
        <ScanBarcode size={22} aria-hidden />
      </Tool>
      {isOpen && (
        <CameraDialog
          onClose={close}
          onCode={(code) => {
            close();
            deliverScan(code);
          }}
        />
      )}
    </>
  );
}
