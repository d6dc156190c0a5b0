import { IconButton, Note, X, color, fontWeight, radius, rem, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import type { PicturesToSend } from '../use-pictures-to-send.ts';

const List = styled('ul')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '2px 8px',
  overflowX: 'auto',
  listStyle: 'none',
});
const Item = styled('li')({
  position: 'relative',
  flex: 'none',
  width: rem(64),
  height: rem(64),
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.soil,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& button': { position: 'absolute', insetInlineEnd: -6, top: -6, color: color.ink },
  '& button svg': { padding: 3, boxSizing: 'content-box', borderRadius: radius.pill, backgroundColor: color.card },
});
const Progress = styled('progress')({ width: '100%', height: 6, accentColor: color.jade });
const Failure = styled(Note)({
  paddingInline: 8,
  color: color.clay,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

/** Pictures of the message being written, their upload progress, and errors. */
export function AttachedPictures({ pictures, progress, problem, remove }: PicturesToSend) {
  const { t } = useChatTexts();
  return (
    <>
      {pictures.length > 0 && (
        <List>
          {pictures.map((picture, index) => (
            <Item key={picture.url}>
              <img src={picture.preview} alt={t('picture', { number: index + 1 })} />
              <IconButton label={t('removePicture', { number: index + 1 })} onClick={() => remove(picture)}>
                <X size={14} aria-hidden />
              </IconButton>
            </Item>
          ))}
        </List>
      )}
      <div role="status">
        {progress && (
          <>
            <Note sx={{ paddingInline: '8px' }}>{t('uploading', progress)}</Note>
            <Progress value={progress.number - 0.5} max={progress.total} aria-label={t('uploading', progress)} />
          </>
        )}
      </div>
      {problem && <Failure role="alert">{t(problem.key, problem.values)}</Failure>}
    </>
  );
}
