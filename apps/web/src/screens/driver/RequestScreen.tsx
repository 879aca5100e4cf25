import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { Link, useParams } from 'react-router'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { supportTexts } from '#features/support/support.texts.ts'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { DriverLost } from './DriverLost.tsx'
import { driverPaths } from './driver-paths.ts'
import { requestsTexts as texts } from './requests.texts.ts'
import parts from './parts.module.css'

/** One of the driver's PQRs with its answers. */
export const RequestScreen = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useRead<typeof api.support.detail, 'own'>(api.support.detail, {
    params: { _id: id },
  })
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) return <DriverLost />
  return (
    <div className={parts.page}>
      <Link to={driverPaths.requests} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <h1 className={parts.title}>{supportTexts.pqrTitle(data?.number ?? '')}</h1>
      {data ? (
        <Card>
          <PqrFacts pqr={data} />
        </Card>
      ) : error ? (
        <ReadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="cards" count={1} />
      )}
    </div>
  )
}
