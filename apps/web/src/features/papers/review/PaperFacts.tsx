import { roleTexts } from '@arriero/contract/es/words'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay, formatRelative } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { type Detail, DetailList } from '#shared/plain/values/DetailList.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useNow } from '#shared/use-now.ts'
import type { Look } from './look.ts'
import { reviewTexts } from './review.texts.ts'
import { isSeen, type PaperReading } from './use-paper-reading.ts'
import styles from './review.module.css'

const texts = reviewTexts.facts

/** Whether what is registered stands in the picture too; what was not found may only not have been read. */
const Beside = ({
  reading,
  text,
  children,
}: {
  reading: PaperReading
  text: string
  children: ReactNode
}) => {
  const isThere = isSeen(reading, text)
  return (
    <span className={styles.row}>
      {children}
      {isThere === true && <StateTag tone="good">{texts.found}</StateTag>}
      {isThere === false && <span className={styles.muted}>{texts.notFound}</span>}
    </span>
  )
}

const vehicleFacts = ({ vehicle, licensePlate }: Look, reading: PaperReading): Detail[] => {
  if (!vehicle || licensePlate === null) return []
  const { service, registeredOn, trailerPlate } = vehicle
  return [
    {
      label: texts.plate,
      value: (
        <Beside reading={reading} text={licensePlate}>
          <Link to={paths.vehicleDetail(licensePlate)}>
            <Plate plate={licensePlate} isPrivate={service === 'particular'} />
          </Link>
        </Beside>
      ),
    },
    { label: texts.type, value: vehicle.typeVehicle },
    { label: texts.brand, value: `${vehicle.brand} ${vehicle.model}` },
    { label: texts.body, value: vehicle.bodyWork },
    { label: texts.capacity, value: vehicle.loadingCapacity },
    { label: texts.service, value: service === null ? texts.notTold : texts.services[service] },
    { label: texts.registeredOn, value: registeredOn === null ? texts.notTold : formatDay(registeredOn) },
    ...(trailerPlate === null ? [] : [{ label: texts.trailer, value: <Plate plate={trailerPlate} /> }]),
  ]
}

const personFacts = ({ user, holder }: Look, reading: PaperReading): Detail[] => [
  {
    label: holder === 'vehicle' ? texts.owner : texts.name,
    value: (
      <>
        <Link to={paths.userDetail(user._id)}>{user.name}</Link>
        <br />
        <span className={styles.muted}>{roleTexts[user.rol]}</span>
      </>
    ),
  },
  {
    label: texts.identification,
    value: (
      <Beside reading={reading} text={user.identification}>
        {user.identification}
      </Beside>
    ),
  },
  { label: texts.phone, value: <PhoneLink phone={user.cellPhone} /> },
  ...(user.birthOn === null ? [] : [{ label: texts.birthOn, value: formatDay(user.birthOn) }]),
  ...(user.enterprise === null
    ? []
    : [
        {
          label: texts.enterprise,
          value: <Link to={paths.userDetail(user.enterprise._id)}>{user.enterprise.name}</Link>,
        },
      ]),
]

/** What is registered of whose paper it is, to be held against the picture. */
export const PaperFacts = ({ look, reading }: { look: Look; reading: PaperReading }) => {
  const now = useNow()
  const { paper, since } = look
  const details: Detail[] = [
    ...vehicleFacts(look, reading),
    ...personFacts(look, reading),
    ...(paper.category ? [{ label: texts.category, value: paper.category }] : []),
    { label: texts.since, value: formatRelative(since, now) },
  ]
  return (
    <Panel title={texts.title}>
      <DetailList details={details} />
    </Panel>
  )
}
