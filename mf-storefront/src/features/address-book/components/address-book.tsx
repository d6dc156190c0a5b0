import { shellApi } from '@gvg/browser-kit';
import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import { makeDefault, removeAddress, useUpdateMe } from '@gvg/customer-ui/address-book';
import type { StoredAddress } from '@gvg/customer-ui/address-book';
import { maximumAddresses } from '@gvg/contracts/identity/http/user-schema';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { EmptyState, MapPin, Note, Plus, styled } from '@gvg/ui';
import { Card, CardBody, TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { AddressCard } from './address-card.tsx';

const AddressDialog = lazyDialog(() =>
  import(/* webpackChunkName: "account-dialogs" */ '@gvg/customer-ui/address-book').then(
    ({ AddressDialog }) => AddressDialog,
  ),
);

const List = styled('ul')({ display: 'grid', gap: 12, padding: 0, listStyle: 'none' });

/** Shipping addresses. The default one comes first in the check-out. */
export function AddressBook({ me }: { me: User }) {
  const { t } = useAccountTexts();
  const [edited, setEdited] = useState<StoredAddress | 'new'>();
  const { addresses, revision } = me;
  const writing = useUpdateMe({ onError: 'toast' });
  const write = (changed: StoredAddress[]) =>
    writing.mutate({ body: { addresses: changed, revision }, expected: { addresses: changed } });
  const isFull = addresses.length >= maximumAddresses;
  return (
    <Card
      title={t('addresses.title')}
      head={
        <>
          <Note>{t('addresses.hint')}</Note>
          {!isFull && (
            <TextButton
              data-end
              aria-haspopup="dialog"
              aria-label={t('addresses.addLabel')}
              onClick={() => setEdited('new')}
            >
              <Plus size={16} aria-hidden />
              {t('addresses.add')}
            </TextButton>
          )}
        </>
      }
    >
      <CardBody>
        {addresses.length === 0 && (
          <EmptyState
            icon={<MapPin size={28} aria-hidden />}
            title={t('addresses.empty')}
            text={t('addresses.emptyText')}
          />
        )}
        <List>
          {addresses.map((address, index) => (
            <AddressCard
              key={index}
              address={address}
              onEdit={() => setEdited(address)}
              onMakeDefault={() => write(makeDefault(addresses, address))}
            />
          ))}
        </List>
        {isFull && <Note>{t('addresses.full', { amount: maximumAddresses })}</Note>}
      </CardBody>
      {edited !== undefined && (
        <AddressDialog
          me={me}
          {...(edited === 'new' ? {} : { address: edited })}
          onClose={() => setEdited(undefined)}
          onRemove={(address) => {
            setEdited(undefined);
            write(removeAddress(addresses, address));
            shellApi().toast({ kind: 'success', text: t('addresses.removed') });
          }}
        />
      )}
    </Card>
  );
}
