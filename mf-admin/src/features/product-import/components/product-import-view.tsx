import { PageHead } from '../../../area/page-head.tsx';
import { useListAddress } from '../../../table/use-list-address.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportTitle } from './import-title.tsx';
import { OpenImport } from './open-import.tsx';

const names = ['id', 'view'] as const;

/** Import of products from a CSV file: the upload, or the current step of the import in the URL. */
export function ProductImportView() {
  const address = useListAddress(names);
  const { id } = address.filters;
  useFocusAfter(id ?? '');
  if (id !== undefined) return <OpenImport key={id} id={id} address={address} />;
  return (
    <>
      <PageHead title={<ImportTitle />} />
      <ChooseFile />
    </>
  );
}
