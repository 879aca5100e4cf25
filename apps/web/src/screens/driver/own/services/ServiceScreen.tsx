import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { Suspense, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { laneOf, LaneHistory } from '#features/lanes/LaneHistory.tsx'
import { lanesTexts } from '#features/lanes/lanes.texts.ts'
import { liveOfferOf, whyNotEnter, whyNotOffer, whyNotTake } from '#features/offers/my-offer.ts'
import { SaveLike } from '#features/saved-lanes/SaveLike.tsx'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime, formatMoney, formatShortId } from '#shared/format.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { NeedsLine } from '#shared/line/NeedsLine.tsx'
import { distanceWords } from '#shared/reference/official-distance.ts'
import { estimateDetail, waysDetail } from '#shared/reference/reference-details.tsx'
import { measureText } from '#shared/measure-text.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { useNow } from '#shared/use-now.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { FoldedMap } from '#screens/driver/FoldedMap.tsx'
import { StepFrame } from '#screens/driver/StepFrame.tsx'
import step from '#screens/driver/step.module.css'
import requests from '#screens/driver/requests.module.css'
import { serviceTexts as texts } from '../own.texts.ts'
import { StandingOffer } from './StandingOffer.tsx'
import { useService, useServiceActs, type ServiceActs } from './use-service.ts'
import parts from '#screens/driver/parts.module.css'

type Open = OrderFor<'open'>

/** What the ministry says, else what the trip is reckoned to cost. */
const floorDetail = ({ floor, reference }: Open): Detail[] => {
  if (floor !== null) return [{ label: texts.floor, value: formatMoney(floor) }]
  return reference ? [estimateDetail(reference)] : []
}

const Facts = ({ order }: { order: Open }) => (
  <Card title={texts.cargo}>
    <DetailList
      details={[
        { label: texts.cargo, value: order.typeLoad.name },
        { label: texts.weight, value: measureText(order.weight) },
        { label: texts.measures, value: `${measureText(order.high)} × ${measureText(order.width)}` },
        { label: texts.vehicle, value: order.typeVehicle.name },
        { label: texts.distance, value: distanceWords(order.distanceKm, order.distanceMethod) },
        ...(order.clientPrice === null
          ? []
          : [{ label: texts.clientPrice, value: formatMoney(order.clientPrice) }]),
        ...floorDetail(order),
        ...waysDetail(order.reference),
        ...(order.description ? [{ label: texts.description, value: order.description, isWide: true }] : []),
      ]}
    />
  </Card>
)

const Sure = ({ order, acts, onClose }: { order: Open; acts: ServiceActs; onClose: () => void }) => {
  const amount = formatMoney(order.earnings ?? 0)
  return (
    <Dialog
      isOpen
      title={texts.takeSure}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" isBusy={acts.isBusy} onClick={() => (acts.take(), onClose())}>
            {texts.take(amount)}
          </Button>
        </>
      }
    >
      <p>{texts.takeEffect(amount)}</p>
    </Dialog>
  )
}

/** The one question: take it, name another price, or leave it. */
const Question = ({ order, acts }: { order: Open; acts: ServiceActs }) => {
  const now = useNow()
  const [isSure, setSure] = useState(false)
  const standing = liveOfferOf(order, now)
  const blocked = whyNotEnter(order)
  const mayTake = !whyNotTake(order) && order.earnings !== null
  return (
    <StepFrame
      question={texts.question}
      place={order.origin.name}
      hour={formatDateTime(order.reservationDate)}
      action={
        <>
          <p className={step.why} role="alert">
            {blocked ?? (acts.error ? errorText(acts.error) : '')}
          </p>
          {mayTake && <NeedsLine />}
          {mayTake && (
            <Button
              kind={standing ? 'secondary' : 'primary'}
              size="grand"
              isBusy={acts.isBusy}
              onClick={() => setSure(true)}
            >
              {texts.take(formatMoney(order.earnings ?? 0))}
            </Button>
          )}
          {!whyNotOffer(order) && (
            <Link
              className={requests.create}
              data-second={mayTake || undefined}
              to={driverPaths.offer(order._id)}
            >
              {standing ? texts.otherAgain : texts.other}
            </Link>
          )}
        </>
      }
    >
      <p className={parts.help}>
        {texts.delivery}: {order.destination.name}
      </p>
      {isSure && <Sure order={order} acts={acts} onClose={() => setSure(false)} />}
    </StepFrame>
  )
}

const RouteMap = lazyPart(async () => ({
  default: (await import('#features/orders/way/RouteMap.tsx')).RouteMap,
}))

const Way = ({ order }: { order: Open }) => (
  <Suspense fallback={<Skeleton shape="map" />}>
    <RouteMap order={order} heightPx={320} />
  </Suspense>
)

const OpenService = ({ order, acts }: { order: Open; acts: ServiceActs }) => {
  const standing = liveOfferOf(order, useNow())
  return (
    <>
      {standing && <StandingOffer offer={standing} acts={acts} />}
      <Question order={order} acts={acts} />
      <Facts order={order} />
      <TripTolls orderId={order._id} />
      <FoldedMap draw={() => <Way order={order} />} />
      <SaveLike origin={order.origin} destination={order.destination} />
      <Card title={lanesTexts.title}>
        <LaneHistory {...laneOf(order)} />
      </Card>
    </>
  )
}

/** An open service as its possible carrier sees it. Decisions §8. */
const ServiceScreen = () => {
  const { id = '' } = useParams()
  const service = useService(id)
  const acts = useServiceActs(id)
  return (
    <div className={parts.page}>
      <Link to={driverPaths.near} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <h1 className="visually-hidden">{texts.title(formatShortId(id))}</h1>
      <Answer
        of={service}
        wait={{ shape: 'cards', count: 2 }}
        gone={<Gone title={texts.gone} text={errorText(service.error)} />}
      >
        {(order) =>
          order.viewer === 'carrier' ? (
            <Navigate to={driverPaths.trip(id)} replace />
          ) : (
            <OpenService order={order} acts={acts} />
          )
        }
      </Answer>
    </div>
  )
}

export default ServiceScreen
