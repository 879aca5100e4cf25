import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { isBroughtKind } from '@arriero/domain/paper-rules'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { paperWords, type Paper } from '#features/credentials/paper-state.ts'
import { errorText, referenceOf } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDay, formatPlate, formatWeight } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { useNow } from '#shared/use-now.ts'
import { driverPaths } from '../driver-paths.ts'
import requests from '../requests.module.css'
import { vehiclesTexts as texts } from './own.texts.ts'
import { RenewForm } from './RenewForm.tsx'
import styles from './own.module.css'

type Vehicle = ReplyOf<typeof api.vehicles.detail>

const PaperPart = ({ paper, vehicle }: { paper: Paper; vehicle: Vehicle }) => {
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const { kind } = paper
  const isRenewed = vehicle.documents.some((one) => one.kind === kind && one.isWaiting)
  return (
    <li className={styles.row}>
      <span className={styles.line}>
        <strong>{paper.name}</strong>
        {paper.expirationDate && <span className="tabular">{formatDay(paper.expirationDate)}</span>}
      </span>
      <span className={styles.line}>
        {paperWords(paper, now).map(({ tone, word }) => (
          <StateTag key={word} tone={tone}>
            {word}
          </StateTag>
        ))}
      </span>
      {isRenewed && <span className={styles.help}>{texts.waiting}</span>}
      {isBroughtKind(kind) &&
        (isOpen ? (
          <RenewForm vehicleId={vehicle._id} kind={kind} onDone={() => setOpen(false)} />
        ) : (
          <PlainButton icon="upload" aria-label={texts.renewOf(paper.name)} onClick={() => setOpen(true)}>
            {texts.renew}
          </PlainButton>
        ))}
    </li>
  )
}

const Found = ({ vehicle }: { vehicle: Vehicle }) => (
  <>
    <h1 className={styles.title}>{formatPlate(vehicle.licensePlate)}</h1>
    <div>
      <StateTag tone={vehicle.isActive ? 'good' : 'waiting'}>
        {vehicle.isActive ? texts.active : texts.inactive}
      </StateTag>
    </div>
    {vehicle.images.map((image, index) => (
      <img key={image} className={styles.photo} src={image} alt={texts.photo(index + 1)} loading="lazy" />
    ))}
    <DetailList
      details={[
        { label: texts.facts.type, value: vehicle._idTypeVehicle.name },
        { label: texts.facts.brand, value: `${vehicle.brand} ${vehicle.model}` },
        { label: texts.facts.body, value: vehicle.bodyWork.name },
        { label: texts.facts.capacity, value: formatWeight(vehicle.loadingCapacityKg) },
        ...(vehicle.trailerPlate ? [{ label: texts.facts.trailer, value: vehicle.trailerPlate }] : []),
      ]}
    />
    <Card title={texts.papers}>
      <ul className={styles.rows}>
        {vehicle.documents
          .filter(({ isWaiting }) => !isWaiting)
          .map((paper) => (
            <PaperPart key={paper._id} paper={paper} vehicle={vehicle} />
          ))}
      </ul>
    </Card>
  </>
)

/** One truck of the driver's own, with its papers and their renewal. */
const VehicleScreen = () => {
  const { licensePlate = '' } = useParams()
  const { data, error, refetch } = useRead(api.vehicles.detail, { params: { licensePlate } })
  return (
    <div className={styles.page}>
      <Link to={driverPaths.vehicles} className={requests.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      {data && <Found vehicle={data} />}
      {!data && error && (
        <ErrorState text={errorText(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton shape="detail" />}
    </div>
  )
}

export default VehicleScreen
