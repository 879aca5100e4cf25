/** The columns every list of services shares. Spec §2 "Services". */
import { statusTexts } from '@arriero/contract/es/words'
import { Avatar } from 'antd'
import { OrderStatusTag } from '../OrderStatusTag.tsx'
import type { SeenOrder } from '../seen-order.ts'
import { classNames } from '#shared/class-names.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDate, formatDistance, formatShortId, formatTime } from '#shared/format.ts'
import type { Column } from '#shared/table/column.ts'
import { placeLines } from '@arriero/domain/place-name'
import { servicesTexts as texts } from './services.texts.ts'
import { ViewButtons } from './ViewButtons.tsx'
import type { ServiceAddress } from './use-service-address.ts'
import styles from './services.module.css'

interface WithClient {
  client: { name: string; image: string | null }
}

const Moment = ({ at }: { at: string }) => (
  <time className={styles.moment} dateTime={at}>
    {formatDate(at)}
    <small>{formatTime(at)}</small>
  </time>
)

const Place = ({ name, more }: { name: string; more?: string }) => {
  const { town, street } = placeLines(name)
  return (
    <div className={styles.place} title={name}>
      {town}
      {street && <small>{street}</small>}
      {more && <small className="tabular">{more}</small>}
    </div>
  )
}

const Person = ({ person }: { person: { name: string; image: string | null } | null }) =>
  person ? (
    <span className={styles.person}>
      <Avatar className={styles.avatar} src={person.image ?? undefined} size={24} alt="">
        {person.name.slice(0, 1)}
      </Avatar>
      <span>{person.name}</span>
    </span>
  ) : (
    <span className={styles.muted}>{texts.nobody}</span>
  )

export const idColumn: Column<SeenOrder> = {
  key: 'id',
  title: texts.columns.id,
  widthPx: 58,
  render: ({ _id }) => <code className={classNames('tabular', styles.code)}>{formatShortId(_id)}</code>,
}

export const createdColumn: Column<SeenOrder> = {
  key: 'createdAt',
  title: texts.columns.createdAt,
  widthPx: 94,
  isSortable: true,
  render: ({ createdAt }) => <Moment at={createdAt} />,
}

export const reservedColumn: Column<SeenOrder> = {
  key: 'reservationDate',
  title: texts.columns.reservationDate,
  widthPx: 94,
  isSortable: true,
  card: 'fact',
  render: ({ reservationDate }) => <Moment at={reservationDate} />,
}

export const originColumn: Column<SeenOrder> = {
  key: 'origin',
  title: texts.columns.origin,
  widthPx: 97,
  render: ({ origin }) => <Place name={origin.name} />,
}

export const destinationColumn: Column<SeenOrder> = {
  key: 'destination',
  title: texts.columns.destination,
  widthPx: 97,
  render: ({ destination, distanceKm }) => (
    <Place name={destination.name} more={formatDistance(distanceKm)} />
  ),
}

/** Both ends in one line, where a card has a title. */
export const routeColumn: Column<SeenOrder> = {
  key: 'route',
  title: texts.columns.route,
  card: 'title',
  render: ({ origin, destination, distanceKm }) => (
    <span className={styles.place}>
      {placeLines(origin.name).town} → {placeLines(destination.name).town}
      <small className="tabular">{formatDistance(distanceKm)}</small>
    </span>
  ),
}

export const statusColumn: Column<SeenOrder> = {
  key: 'status',
  title: texts.columns.status,
  widthPx: 110,
  card: 'aside',
  filters: Object.values(statusTexts).map((label, value) => ({ value: String(value), label })),
  render: ({ status }) => <OrderStatusTag status={status} />,
}

export const insuredColumn: Column<SeenOrder> = {
  key: 'insured',
  title: texts.columns.insured,
  widthPx: 60,
  render: ({ isInsurance }) => (
    <span
      className={styles.insured}
      data-insured={isInsurance || undefined}
      title={isInsurance ? texts.insuredLong : texts.notInsuredLong}
    >
      <Icon name={isInsurance ? 'shield' : 'minus'} sizePx={15} />
      {isInsurance ? texts.insured : texts.notInsured}
    </span>
  ),
}

/** Whose cargo it is. */
export const clientColumn: Column<SeenOrder & WithClient> = {
  key: 'client',
  title: texts.columns.client,
  widthPx: 132,
  card: 'fact',
  render: ({ client }) => <Person person={client} />,
}

export const viewsColumn = (address: ServiceAddress): Column<SeenOrder> => ({
  key: 'views',
  title: texts.columns.views,
  widthPx: 112,
  card: 'fact',
  render: ({ _id }) => <ViewButtons orderId={_id} address={address} />,
})

/** At a desk what is done with a service stands over what is looked at, in one cell that stays in sight. */
export const withViews = <Row extends SeenOrder>(act: Column<Row>, address: ServiceAddress): Column<Row> => ({
  ...act,
  widthPx: 118,
  isFixed: true,
  render: (row) => (
    <div className={styles.doing}>
      <div>{act.render(row)}</div>
      <ViewButtons orderId={row._id} address={address} />
    </div>
  ),
})

interface ServiceColumnsInput<Row> {
  address: ServiceAddress
  isPhone: boolean
  /** What only this viewer reads, between the service and the buttons; a phone's card takes those with a place on it. */
  own: readonly Column<Row>[]
  act?: Column<Row>
}

/** The columns of a list of services with their owners, in the order of Spec §2; the last one stays in sight. */
export const serviceColumns = <Row extends SeenOrder & WithClient>(
  input: ServiceColumnsInput<Row>,
): readonly Column<Row>[] => {
  const { address, isPhone, own, act } = input
  const views = viewsColumn(address)
  if (isPhone) {
    const end: readonly Column<Row>[] = act ? [views, act] : [views]
    return [routeColumn, statusColumn, clientColumn, createdColumn, reservedColumn, ...own, ...end]
  }
  return [
    idColumn,
    clientColumn,
    createdColumn,
    reservedColumn,
    originColumn,
    destinationColumn,
    statusColumn,
    insuredColumn,
    ...own,
    act ? withViews(act, address) : { ...views, isFixed: true },
  ]
}
