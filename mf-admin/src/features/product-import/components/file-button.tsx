import { color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { Upload } from '@gvg/ui/later-icons';

const Root = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: tapTarget,
  padding: '8px 20px',
  borderRadius: radius.input,
  backgroundColor: color.jade,
  color: color.onJade,
  fontSize: fontSize.text,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '&:focus-within': { outline: `3px solid ${color.jade}`, outlineOffset: 2 },
  '&[data-busy]': { opacity: 0.55, cursor: 'progress' },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
});

/** Button that chooses one CSV file. */
export function FileButton({
  label,
  isBusy,
  onChoose,
}: {
  label: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
}) {
  return (
    <Root {...(isBusy ? { 'data-busy': '' } : {})}>
      <Upload size={18} aria-hidden />
      {label}
      <input
        type="file"
        accept=".csv,text/csv"
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          // Allows choosing the same file again after it was fixed.
          currentTarget.value = '';
        }}
      />
    </Root>
  );
}
