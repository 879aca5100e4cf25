import type { OrderFor } from '@arriero/contract/order-shapes'
import { Money } from '#shared/plain/Money.tsx'
import type { Column } from '#shared/table/column.ts'
import {
  createdColumn,
  destinationColumn,
  idColumn,
  insuredColumn,
  originColumn,
  Person,
  reservedColumn,
  routeColumn,
  statusColumn,
  viewsColumn,
} from './service-columns.tsx'
import { servicesTexts as texts } from './services.texts.ts'
import type { ServiceAddress } from './use-service-address.ts'
import styles from './services.module.css'

type Row = OrderFor<'admin'>

const clientColumn: Column<Row> = {
  key: 'client',
  title: texts.columns.client,
  widthPx: 128,
  card: 'fact',
  render: ({ client }) => <Person person={client} />,
}

const carrierColumn: Column<Row> = {
  key: 'carrier',
  title: texts.columns.carrier,
  widthPx: 122,
  render: ({ carrier }) => <Person person={carrier} />,
}

/** The agreed total, else the client's own price. */
const totalColumn: Column<Row> = {
  key: 'total',
  title: texts.columns.total,
  widthPx: 96,
  card: 'fact',
  render: ({ total, clientPrice }) => (
    <>
      <Money pesos={total ?? clientPrice} missing={texts.noPrice} />
      {total === null && clientPrice !== null && <small className={styles.muted}>{texts.notAgreed}</small>}
    </>
  ),
}

export const adminColumns = (address: ServiceAddress, isPhone: boolean): readonly Column<Row>[] => {
  const views = viewsColumn(address)
  if (isPhone)
    return [routeColumn, statusColumn, clientColumn, createdColumn, reservedColumn, totalColumn, views]
  return [
    idColumn,
    clientColumn,
    createdColumn,
    reservedColumn,
    originColumn,
    destinationColumn,
    statusColumn,
    insuredColumn,
    carrierColumn,
    totalColumn,
    { ...views, isFixed: true },
  ]
}
