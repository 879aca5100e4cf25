/** What every list of services draws by hand, and the ways from one. Spec §2 "Services". */
import type { ReactNode } from 'react'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import { OrderStatusTag } from '../OrderStatusTag.tsx'
import type { SeenRow } from '../data/seen-order.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDate, formatDistance, formatLate, formatTime, formatShortId } from '#shared/format.ts'
import type { Column } from '#shared/table/columns/column.ts'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { placeLines } from '@arriero/domain/places/place-name'
import { servicesTexts as texts } from './services.texts.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import styles from './services.module.css'
import type { IconName } from '#shared/drawings/icon-paths.ts'

const buttons: readonly { word: string; icon: IconName; view?: string }[] = [
  { word: texts.views.photos, icon: 'image', view: 'fotos' },
  { word: texts.views.map, icon: 'map', view: 'mapa' },
  { word: texts.views.detail, icon: 'eye' },
]

/** Photos, map and detail of a service. Spec §2. */
const ViewButtons = ({ orderId, address }: { orderId: string; address: WindowAddress }) => (
  <div className={styles.views}>
    {buttons.map(({ word, icon, view }) => (
      <ToolButton
        key={word}
        label={word}
        icon={icon}
        aria-label={texts.of(word, formatShortId(orderId))}
        onClick={() => address.open(orderId, view)}
      />
    ))}
  </div>
)

/** `left`: how long until then, for whoever may still take it. */
export const Moment = ({ at, left }: { at: string; left?: string | undefined }) => (
  <TwoLines note={[formatTime(at), left].filter(Boolean).join(', ')}>
    <time dateTime={at}>{formatDate(at)}</time>
  </TwoLines>
)

/** The town over its street, else over its department; how far it is stands before that. */
const Place = ({ name, more }: { name: string; more?: string }) => {
  const { town, street } = placeLines(name)
  const [own, department] = town.split(', ')
  return (
    <TwoLines note={[more, street ?? department].filter(Boolean).join(' · ')}>
      <span title={name}>{own}</span>
    </TwoLines>
  )
}

const Person = ({ person }: { person: { name: string; image: string | null } }) => (
  <span className={styles.person}>
    <Portrait person={person} sizePx={20} />
    <span>{person.name}</span>
  </span>
)

const Insured = ({ isInsurance }: Pick<SeenRow, 'isInsurance'>) => (
  <span
    className={styles.insured}
    data-insured={isInsurance || undefined}
    title={isInsurance ? texts.insuredLong : texts.notInsuredLong}
  >
    <Icon name={isInsurance ? 'shield' : 'minus'} sizePx={15} />
    {isInsurance ? texts.insured : texts.notInsured}
  </span>
)

/** Below its state, by how much it would be late; `mark` beside that. */
export const Status = ({ order, mark }: { order: SeenRow; mark?: ReactNode }) => {
  const lateMinutes = order.viewer === 'open' ? 0 : order.lateMinutes
  const late = lateMinutes > 0 && <span className={styles.late}>{formatLate(lateMinutes)}</span>
  return (
    <TwoLines
      note={
        (late || mark) && (
          <>
            {late} {mark}
          </>
        )
      }
    >
      <OrderStatusTag status={order.status} />
    </TwoLines>
  )
}

export const serviceCells = {
  client: ({ client }: SeenRow) => <Person person={client} />,
  createdAt: ({ createdAt }: SeenRow) => <Moment at={createdAt} />,
  reservationDate: ({ reservationDate }: SeenRow) => <Moment at={reservationDate} />,
  route: ({ origin, destination, distanceKm }: SeenRow) => (
    <TwoLines note={formatDistance(distanceKm)}>
      {placeLines(origin.name).town} → {placeLines(destination.name).town}
    </TwoLines>
  ),
  origin: ({ origin }: SeenRow) => <Place name={origin.name} />,
  destination: ({ destination, distanceKm }: SeenRow) => (
    <Place name={destination.name} more={formatDistance(distanceKm)} />
  ),
  status: (order: SeenRow) => <Status order={order} />,
  insured: ({ isInsurance }: SeenRow) => <Insured isInsurance={isInsurance} />,
}

interface Ways<Row> {
  address: WindowAddress
  isPhone: boolean
  /** As wide as it is with the three views beside it. */
  act?: Column<Row> | undefined
}

/** What is done with a service and what is looked at: at a desk one beside the other in a cell that stays in sight. */
export const serviceWays = <Row extends SeenRow>({ address, isPhone, act }: Ways<Row>): Column<Row>[] => {
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
      {act.render(row)}
      {views.render(row)}
    </div>
  )
  return [{ ...act, isFixed: true, render: both }]
}
