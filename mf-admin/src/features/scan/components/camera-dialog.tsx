import { Dialog, Note, Text, color, radius, styled } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { useEffect, useRef, useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { createBarcodeDetector } from '../barcode-detector.ts';

/** Between two looks at the camera's picture. */
const lookMs = 150;

const Video = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.card,
  backgroundColor: color.ink,
});

/** Shows what the camera sees until it has read a code. */
export function CameraDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const { t } = useStaffTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const detector = createBarcodeDetector();
    const look = async () => {
      // A picture that is not there yet, or that cannot be read, is followed by the next one.
      const codes = await detector.detect(element).catch(() => []);
      if (signal.aborted) return;
      const code = codes.map(({ rawValue }) => rawValue.trim()).find((value) => value !== '');
      if (code === undefined) timer = setTimeout(() => void look(), lookMs);
      else latest.current(code);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (signal.aborted) return stop();
      element.srcObject = stream;
      await element.play();
      return look();
    };
    start().catch(() => {
      if (!signal.aborted) setRefused(true);
    });
    return () => {
      ending.abort();
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <Dialog shape="form" title={t('scan.title')} onClose={onClose}>
      <DialogBody>
        <Video ref={video} muted playsInline aria-label={t('scan.picture')} />
        {isRefused ? <Text role="alert">{t('scan.refused')}</Text> : <Note>{t('scan.hint')}</Note>}
      </DialogBody>
    </Dialog>
  );
}
