/** What every list of services draws by hand, and the ways from one. Spec §2 "Services". */
import { Avatar } from 'antd'
import { OrderStatusTag } from '../OrderStatusTag.tsx'
import type { SeenOrder } from '../seen-order.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDate, formatDistance, formatTime } from '#shared/format.ts'
import type { Column } from '#shared/table/column.ts'
import { placeLines } from '@arriero/domain/place-name'
import { servicesTexts as texts } from './services.texts.ts'
import { ViewButtons } from './ViewButtons.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import styles from './services.module.css'

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

const Person = ({ person }: { person: { name: string; image: string | null } }) => (
  <span className={styles.person}>
    <Avatar className={styles.avatar} src={person.image ?? undefined} size={24} alt="">
      {person.name.slice(0, 1)}
    </Avatar>
    <span>{person.name}</span>
  </span>
)

const Insured = ({ isInsurance }: Pick<SeenOrder, 'isInsurance'>) => (
  <span
    className={styles.insured}
    data-insured={isInsurance || undefined}
    title={isInsurance ? texts.insuredLong : texts.notInsuredLong}
  >
    <Icon name={isInsurance ? 'shield' : 'minus'} sizePx={15} />
    {isInsurance ? texts.insured : texts.notInsured}
  </span>
)

export const serviceCells = {
  client: ({ client }: SeenOrder) => <Person person={client} />,
  createdAt: ({ createdAt }: SeenOrder) => <Moment at={createdAt} />,
  reservationDate: ({ reservationDate }: SeenOrder) => <Moment at={reservationDate} />,
  route: ({ origin, destination, distanceKm }: SeenOrder) => (
    <span className={styles.place}>
      {placeLines(origin.name).town} → {placeLines(destination.name).town}
      <small className="tabular">{formatDistance(distanceKm)}</small>
    </span>
  ),
  origin: ({ origin }: SeenOrder) => <Place name={origin.name} />,
  destination: ({ destination, distanceKm }: SeenOrder) => (
    <Place name={destination.name} more={formatDistance(distanceKm)} />
  ),
  status: ({ status }: SeenOrder) => <OrderStatusTag status={status} />,
  insured: ({ isInsurance }: SeenOrder) => <Insured isInsurance={isInsurance} />,
}

interface Ways<Row> {
  address: WindowAddress
  isPhone: boolean
  act?: Column<Row> | undefined
}

/** What is done with a service and what is looked at: at a desk one over the other in a cell that stays in sight. */
export const serviceWays = <Row extends SeenOrder>({ address, isPhone, act }: Ways<Row>): Column<Row>[] => {
  const views: Column<Row> = {
    key: 'views',
    title: texts.views.title,
    widthPx: 112,
    card: 'fact',
    isFixed: true,
    render: ({ _id }) => <ViewButtons orderId={_id} address={address} />,
  }
  if (!act) return [views]
  if (isPhone) return [views, act]
  const both = (row: Row) => (
    <div className={styles.doing}>
      <div>{act.render(row)}</div>
      {views.render(row)}
    </div>
  )
  return [{ ...act, widthPx: 118, isFixed: true, render: both }]
}
