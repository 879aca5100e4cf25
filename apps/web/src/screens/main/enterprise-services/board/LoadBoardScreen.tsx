import { loadBoardList } from '@arriero/contract/es/lists/load-board'
import { useParams } from 'react-router'
import { readListPlace } from '#features/orders/lists/list-place.ts'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { paths } from '#shared/paths.ts'
import { ListHead } from '#shared/table/ListScreen.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useWindowAddress } from '#shared/use-modal-address.ts'
import { AvailableModal } from '../AvailableModal.tsx'
import { availableViews } from '../enterprise-place.ts'
import { LoadBoard } from './LoadBoard.tsx'

/** Finding the next load for one's trucks, all day. */
export default function LoadBoardScreen() {
  const place = readListPlace(useParams()['*'] ?? '', availableViews)
  const address = useWindowAddress(paths.loadBoard)
  const changed = useOrderLive({ tellsOffers: false })
  if (!place) return <UnknownPlace list={paths.loadBoard} />
  return (
    <>
      <ListHead of={loadBoardList} />
      <LoadBoard address={address} changed={changed} />
      <AvailableModal open={place === 'list' ? undefined : place} address={address} />
    </>
  )
}
