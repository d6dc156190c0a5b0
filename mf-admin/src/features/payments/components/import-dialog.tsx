import { FormField } from '@gvg/browser-kit/forms';
import type { CallResponse } from '@gvg/browser-kit';
import { statementBankNames, statementBanks } from '@gvg/contracts/cart/terms';
import type { StatementBank } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { Button, Dialog, Note, color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useQuery } from '@gvg/query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { importPreviewQuery, statementQuery, usePaymentWrite } from '../api/payments.ts';
import type { StatementFile } from '../api/payments.ts';
import { AccountSelect, useChosenAccount } from './account-select.tsx';
import { ImportPreview, nothingSaid } from './import-preview.tsx';
import type { SaidOfRows } from './import-preview.tsx';
import { RefusedRows, Rows } from './refused-rows.tsx';

type Imported = CallResponse<'importPayments'>;

/** Maximum bytes of a statement in one request. */
const maxBytes = 900_000;

const FileInput = styled('input')({
  '&::file-selector-button': {
    marginInlineEnd: 12,
    padding: '4px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.input,
    backgroundColor: color.rice,
    color: color.ink,
    font: 'inherit',
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
});

/** Result of the import, row by row. */
function ImportResult({ result, onClose }: { result: Imported; onClose: () => void }) {
  const { t } = useStaffTexts();
  const { recorded, known, refused } = result;
  const matched = recorded.filter(({ unallocated }) => unallocated === 0).length;
  return (
    <Dialog shape="form" title={t('payments.importedTitle')} onClose={onClose}>
      <DialogBody>
        <Rows>
          <li>{t('payments.importedNew', { count: recorded.length, matched })}</li>
          <li>{t('payments.importedKnown', { count: known })}</li>
          {recorded.length > matched && (
            <li>
              {t('payments.importedQueue', {
                count: recorded.length - matched,
                amount: formatMoney(recorded.reduce((sum, { unallocated }) => sum + unallocated, 0)),
              })}
            </li>
          )}
        </Rows>
        <RefusedRows refused={refused} />
        <DialogActions>
          <Button onClick={onClose}>{t('payments.importedClose')}</Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}

/**
 * Imports the transfers of a bank statement, skipping recorded ones. Importing is disabled until the preview has loaded, because the preview moves the button
 * under the pointer.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStaffTexts();
  const [chosenAccount, setAccount] = useState<string>();
  const account = useChosenAccount(chosenAccount);
  const [bank, setBank] = useState<StatementBank>(statementBanks[0]);
  const [chosen, setChosen] = useState<StatementFile>();
  const { data: file, isLoading: isReading } = useQuery(statementQuery(chosen));
  const [wasSent, setSent] = useState(false);
  const [said, setSaid] = useState<SaidOfRows>(nothingSaid);
  const write = usePaymentWrite('importPayments', () => undefined);
  const isTooLong = chosen !== undefined && chosen.file.size > maxBytes;
  const isReady = file !== undefined && account !== '' && !isTooLong;
  const preview = useQuery({
    ...importPreviewQuery({ account, bank, file: file ?? '' }, chosen),
    enabled: isReady && write.isIdle,
  });
  if (write.data !== undefined) return <ImportResult result={write.data} onClose={onClose} />;
  const fileError = () => {
    if (isTooLong) return t('payments.statementTooLong');
    return wasSent && file === undefined && !isReading ? t('payments.statementMissing') : undefined;
  };
  const submit = () => {
    setSent(true);
    if (isReady) write.mutate({ body: { account, bank, file, ...said } });
  };
  return (
    <ConfirmDialog
      title={t('payments.importTitle')}
      text={t('payments.importText')}
      submit={t('payments.import')}
      isPending={write.isPending || isReading || preview.isFetching}
      error={write.error ?? preview.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountSelect
        value={account}
        onChange={(number) => {
          setSaid(nothingSaid);
          setAccount(number);
        }}
        error={wasSent && account === '' ? t('moves.required') : undefined}
      />
      <FormField label={t('payments.statementOf')}>
        {(control) => (
          <select
            {...control}
            value={bank}
            onChange={({ currentTarget }) => {
              setSaid(nothingSaid);
              setBank(currentTarget.value as StatementBank);
            }}
          >
            {statementBanks.map((name) => (
              <option key={name} value={name}>
                {statementBankNames[name]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={t('payments.statement')} hint={t('payments.statementHint')} error={fileError()}>
        {(control) => (
          <FileInput
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ currentTarget: { files }, timeStamp: chosenAt }) => {
              setSaid(nothingSaid);
              setChosen(files?.[0] && { chosenAt, file: files[0] });
            }}
          />
        )}
      </FormField>
      {isReady && preview.isFetching && <Note role="status">{t('payments.previewing')}</Note>}
      {preview.data !== undefined && !preview.isFetching && (
        <ImportPreview {...preview.data} said={said} onSay={setSaid} />
      )}
    </ConfirmDialog>
  );
}
