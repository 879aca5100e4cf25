import { inboxList } from '@arriero/contract/es/lists/desk/inbox'
import { InboxList } from '#features/inbox/InboxList.tsx'
import { EntryModal } from './EntryModal.tsx'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { paths } from '#shared/paths.ts'
import { ListHead } from '#shared/table/ListScreen.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'

/** The day's order of whoever works at the desk. */
export default function InboxScreen() {
  const { place, openRow, close } = useModalAddress(paths.inbox)
  useOrderLive({ tellsOffers: false })
  if (place.kind === 'new' || place.kind === 'unknown') return <UnknownPlace list={paths.inbox} />
  return (
    <>
      <ListHead of={inboxList} />
      <InboxList openEntry={openRow} />
      <EntryModal id={place.kind === 'row' ? place.id : undefined} onClose={close} />
    </>
  )
}
