import { api } from '@arriero/contract'
import { Link, useParams } from 'react-router'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { supportTexts } from '#features/support/support.texts.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { isGone } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { DriverLost } from '../DriverLost.tsx'
import { driverPaths } from '../driver-paths.ts'
import { requestsTexts as texts } from '../requests.texts.ts'
import parts from '../parts.module.css'

/** One of the driver's PQRs with its answers. */
export const RequestScreen = () => {
  const { id = '' } = useParams()
  const read = useRead<typeof api.support.detail, 'own'>(api.support.detail, {
    params: { _id: id },
  })
  if (isGone(read.error)) return <DriverLost />
  return (
    <div className={parts.page}>
      <Link to={driverPaths.requests} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <h1 className={parts.title}>{supportTexts.pqrTitle(read.data?.number ?? '')}</h1>
      <Answer of={read} wait={{ shape: 'cards', count: 1 }}>
        {(pqr) => (
          <Card>
            <PqrFacts pqr={pqr} />
          </Card>
        )}
      </Answer>
    </div>
  )
}
