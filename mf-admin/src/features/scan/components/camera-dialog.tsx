import { Dialog, Note, Text, color, radius, styled } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { useEffect, useRef, useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { loadBarcodeDetector } from '../barcode-detector.ts';
import type { BarcodeDetectorLike } from '../barcode-detector.ts';

/** Interval between two frames. */
const lookMs = 150;

/** Rear camera, with enough pixels for thin bars: the default of browsers is 640 × 480. */
const wanted: MediaTrackConstraints = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } };

const Video = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.card,
  backgroundColor: color.ink,
});

/** Shows the camera until it has read a code. */
export function CameraDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const { t } = useStaffTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<'scan.notLoaded' | 'scan.refused'>();
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
    const fail = (text: NonNullable<typeof failure>) => () => {
      stop();
      if (!signal.aborted) setFailure((before) => before ?? text);
    };
    const look = async (detector: BarcodeDetectorLike) => {
      // A frame that is missing or unreadable is skipped.
      const codes = await detector.detect(element).catch(() => []);
      if (signal.aborted) return;
      const code = codes.map(({ rawValue }) => rawValue.trim()).find((value) => value !== '');
      if (code === undefined) timer = setTimeout(() => void look(detector), lookMs);
      else latest.current(code);
    };
    const loading = loadBarcodeDetector();
    loading.catch(fail('scan.notLoaded'));
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
      if (signal.aborted) return stop();
      element.srcObject = stream;
      await element.play();
      return look(await loading);
    };
    start().catch(fail('scan.refused'));
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
        {failure === undefined ? <Note>{t('scan.hint')}</Note> : <Text role="alert">{t(failure)}</Text>}
      </DialogBody>
    </Dialog>
  );
}
