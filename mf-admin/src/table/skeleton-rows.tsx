import { SkeletonBox, VisuallyHidden } from '@gvg/ui';
import { Cell } from './table-parts.tsx';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];
const widths = ['60%', '85%', '45%', '70%'];

export function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <Cell key={column}>
              {row === 0 && column === 0 && <VisuallyHidden role="status">{label}</VisuallyHidden>}
              <SkeletonBox sx={{ height: 14, width: widths[(row + column) % widths.length] as string }} />
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
