import { orderStatus } from '@arriero/domain/orders'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { PhoneLink } from '#shared/plain/PhoneLink.tsx'
import { Money } from '#shared/plain/Money.tsx'
import type { Column } from '#shared/table/column.ts'
import { serviceColumns } from '#features/orders/lists/service-columns.tsx'
import { servicesTexts as texts } from '#features/orders/lists/services.texts.ts'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'
import styles from '#features/orders/lists/services.module.css'

type Row = OrderFor<'admin'>

/** Who has to name a driver still can be called from here. */
const carrierColumn: Column<Row> = {
  key: 'carrier',
  title: texts.columns.carrier,
  widthPx: 108,
  render: ({ carrier, status, vehicle }) =>
    carrier ? (
      <>
        {carrier.name}
        {status === orderStatus.assigned && vehicle === null && carrier.cellPhone && (
          <PhoneLink phone={carrier.cellPhone} />
        )}
      </>
    ) : (
      <span className={styles.muted}>{texts.nobody}</span>
    ),
}

/** The agreed total, else the client's own price. */
const totalColumn: Column<Row> = {
  key: 'total',
  title: texts.columns.total,
  widthPx: 120,
  card: 'fact',
  render: ({ total, clientPrice }) => (
    <>
      <Money pesos={total ?? clientPrice} missing={texts.noPrice} />
      {total === null && clientPrice !== null && <small className={styles.muted}>{texts.notAgreed}</small>}
    </>
  ),
}

/** Searched one by one from their heads; what has no room there stands among the other filters. */
const searched = new Set(['id', 'client', 'origin', 'destination'])
const withSearch = (column: Column<Row>): Column<Row> =>
  searched.has(column.key) ? { ...column, isSearchable: true } : column

export const adminColumns = (address: ServiceAddress, isPhone: boolean): readonly Column<Row>[] =>
  serviceColumns<Row>({ address, isPhone, own: [carrierColumn, totalColumn] }).map(withSearch)
