import { shellApi } from '@gvg/browser-kit';
import { Button, Dialog, IconButton, Note, Plus, color, radius, rem, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { Minus } from '@gvg/ui/later-icons';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { cropPicture } from '../crop-picture.ts';
import type { PictureArea } from '../crop-picture.ts';
import { readAsDataUrl } from '@gvg/browser-kit/read-as-data-url';
import type { NewAvatar } from '../use-avatar.ts';

const [smallest, largest, step] = [1, 3, 0.1];

/** The package's own style sheet is text in a `<style>`, which the document's policy blocks. */
const Stage = styled('div')({
  position: 'relative',
  height: `min(${rem(320)}, 45vh)`,
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: color.line,
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    overflow: 'hidden',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
  },
  '& .reactEasyCrop_Image': { maxWidth: 'unset', willChange: 'transform' },
  '& .reactEasyCrop_Contain': { position: 'absolute', inset: 0, maxWidth: '100%', maxHeight: '100%', margin: 'auto' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    border: `2px solid ${color.card}`,
    boxShadow: '0 0 0 9999em',
    color: color.veil,
    transform: 'translate(-50%, -50%)',
  },
  '& .reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
  '& .reactEasyCrop_CropArea:focus-visible': { outline: `3px solid ${color.jade}`, outlineOffset: 0 },
});

const Zoom = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& input': { flex: 1, minWidth: 0, height: rem(44), accentColor: color.jade },
});

export interface CropDialogProps {
  /** `data:` URL of the chosen file. */
  picture: string;
  onClose: () => void;
  onCropped: (avatar: NewAvatar) => void;
}

/** Selects the part of a picture that becomes the avatar: by dragging and pinching, by the slider, or by the keyboard. */
export function CropDialog({ picture, onClose, onCropped }: CropDialogProps) {
  const { t } = useAccountTexts();
  const hintId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(smallest);
  const [isReady, setReady] = useState(false);
  const area = useRef<PictureArea>(undefined);
  const fail = () => {
    shellApi().toast({ kind: 'error', text: t('avatar.unreadable') });
    onClose();
  };
  const use = async () => {
    if (area.current === undefined) return;
    const file = await cropPicture(picture, area.current);
    onCropped({ file, preview: await readAsDataUrl(file) });
  };
  const zoomBy = (amount: number) => setZoom((current) => Math.min(largest, Math.max(smallest, current + amount)));
  return (
    <Dialog shape="form" title={t('avatar.crop')} onClose={onClose}>
      <DialogBody>
        <Stage>
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            minZoom={smallest}
            maxZoom={largest}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => {
              area.current = pixels;
              setReady(true);
            }}
            mediaProps={{ alt: '', onError: fail }}
            cropperProps={{ role: 'application', 'aria-label': t('avatar.cropArea'), 'aria-describedby': hintId }}
          />
        </Stage>
        <Note id={hintId}>{t('avatar.cropHint')}</Note>
        <Zoom>
          <IconButton label={t('avatar.zoomOut')} disabled={zoom <= smallest} onClick={() => zoomBy(-step)}>
            <Minus size={18} aria-hidden />
          </IconButton>
          <input
            type="range"
            min={smallest}
            max={largest}
            step={step}
            value={zoom}
            aria-label={t('avatar.zoom')}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
          <IconButton label={t('avatar.zoomIn')} disabled={zoom >= largest} onClick={() => zoomBy(step)}>
            <Plus size={18} aria-hidden />
          </IconButton>
        </Zoom>
        <DialogActions>
          <Button disabled={!isReady} onClick={() => void use().catch(fail)}>
            {t('avatar.use')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}
