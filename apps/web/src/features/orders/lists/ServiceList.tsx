import type { SeenRow } from '../data/seen-order.ts'
import { isOwnAct } from '../data/order-notices.ts'
import { useIsPhone } from '#shared/media.ts'
import type { Column } from '#shared/table/columns/column.ts'
import { ListTable, type ListTableProps } from '#shared/table/ListTable.tsx'
import { serviceWays } from './service-cells.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'

interface ServiceListProps<Row> extends Omit<ListTableProps<Row>, 'newRows'> {
  address: WindowAddress
  newWords: (count: number) => string
  /** Whether the row that was pressed opens its window; each does unless told. */
  opens?: (id: string) => boolean
}

/** A live list of services: rows change in place, new ones wait behind a pill, what left is gone at once. */
export const ServiceList = <Row extends SeenRow>(props: ServiceListProps<Row>) => {
  const { address, newWords, act, columns: own, opens, ...rest } = props
  const isPhone = useIsPhone()
  const columns: readonly Column<Row>[] = own ?? rest.list.table.columns
  return (
    <ListTable<Row>
      drawing="box"
      {...rest}
      columns={[...columns, ...serviceWays({ address, isPhone, act })]}
      onOpen={({ _id }) => (opens?.(_id) ?? true) && address.open(_id)}
      newRows={{ words: newWords, isOwn: isOwnAct }}
    />
  )
}
