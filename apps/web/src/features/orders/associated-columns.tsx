import type { OrderFor } from '@arriero/contract/order-shapes'
import { statusTexts } from '@arriero/contract/es/words'
import { formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { associatedTexts as texts } from './associated.texts.ts'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { placeLines } from '@arriero/domain/place-name'
import { factsOf } from './seen-order.ts'

type Row = OrderFor<'admin' | 'carrier' | 'client'>

/** What its viewer knows as the worth of a service: the agreed total, else what he earns, else the client's price. */
const valueOf = (order: Row): number | null => {
  const { total, earnings, clientPrice } = factsOf(order)
  return total ?? earnings ?? clientPrice ?? null
}

const id: Column<Row> = {
  key: 'id',
  title: texts.columns.id,
  widthPx: 80,
  isAlways: true,
  render: ({ _id }) => <code className="tabular">{formatShortId(_id)}</code>,
}

const route: Column<Row> = {
  key: 'route',
  title: texts.columns.route,
  card: 'title',
  render: ({ origin, destination }) =>
    `${placeLines(origin.name).town} → ${placeLines(destination.name).town}`,
}

const others: readonly Column<Row>[] = [
  {
    key: 'client',
    title: texts.columns.client,
    widthPx: 190,
    card: 'fact',
    render: ({ client }) => client.name,
  },
  {
    key: 'createdAt',
    title: texts.columns.createdAt,
    widthPx: 170,
    isSortable: true,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    key: 'reservationDate',
    title: texts.columns.reservationDate,
    widthPx: 170,
    isSortable: true,
    card: 'fact',
    render: ({ reservationDate }) => <When at={reservationDate} />,
  },
  {
    key: 'status',
    title: texts.columns.status,
    widthPx: 140,
    card: 'aside',
    filters: Object.values(statusTexts).map((label, value) => ({ value: String(value), label })),
    render: ({ status }) => <OrderStatusTag status={status} />,
  },
  {
    key: 'value',
    title: texts.columns.value,
    widthPx: 120,
    align: 'end',
    card: 'fact',
    render: (order) => <Money pesos={valueOf(order)} missing={texts.noValue} />,
  },
]

export const associatedColumns = (isPhone: boolean): readonly Column<Row>[] =>
  isPhone ? [route, ...others] : [id, route, ...others]
