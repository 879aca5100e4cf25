import { api } from '@arriero/contract'
import { Fragment, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useOpenTrips, usePastTrips } from '#features/tracking/trip/trip-queries.ts'
import { isSetOut, type ListedTrip } from '#features/tracking/trip/trip.ts'
import { Answer, Pages } from '#shared/api/Answer.tsx'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { type Consent, useConsent } from '#features/tracking/trip/consent.ts'
import { useRead } from '#shared/api/queries.ts'
import { Guide } from '#shared/guide/Guide.tsx'
import { isGuideDone, rememberGuideDone } from '#shared/guide/guide-memory.ts'
import { stepsOf } from '#shared/guide/guide-step.ts'
import { driverPaths } from '../driver-paths.ts'
import { tripsTexts, guideTexts } from '../driver.texts.ts'
import { TripCard } from './TripCard.tsx'
import { driverProgress } from './driver-progress.ts'
import parts from '../parts.module.css'
import styles from '../trips.module.css'

const steps = [guideTexts.share, guideTexts.report, guideTexts.deliver]

const Steps = ({
  userId,
  trips,
  consent,
}: {
  userId: string
  trips: readonly ListedTrip[]
  consent: Consent
}) => {
  const progress = driverProgress(trips, consent)
  const isDone = progress.every(Boolean)
  useEffect(() => {
    if (isDone) rememberGuideDone(userId)
  }, [isDone, userId])
  if (isDone) return null
  return (
    <div className={styles.guide}>
      <Guide
        steps={stepsOf(steps, progress)}
        reading={{ data: progress, error: null, refetch: () => undefined }}
      />
    </div>
  )
}

/** A newcomer's guide stands above his trips: they come with it. Without a network nothing is awaited. */
const useIsGuideAwaited = (): boolean => {
  const { _id } = useProfile()
  const isNewcomer = !isGuideDone(_id)
  const consent = useConsent()
  const { isLoading } = useRead(api.consents.own, {}, { enabled: isNewcomer })
  return isNewcomer && !consent && isLoading
}

/** A driver's first trip in three steps, until it is delivered. */
const DriverGuide = ({ trips }: { trips: readonly ListedTrip[] }) => {
  const { _id } = useProfile()
  const consent = useConsent()
  const [isNewcomer] = useState(() => !isGuideDone(_id))
  return isNewcomer && consent ? <Steps userId={_id} trips={trips} consent={consent} /> : null
}

/** Only for who still waits: the other drivers' phones do not carry it. */
const ProgressScreen = lazyPart(() => import('./ProgressScreen.tsx'))

const Group = ({ title, trips }: { title: string; trips: readonly ListedTrip[] }) =>
  trips.length > 0 && (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.cards}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  )

const none: readonly ListedTrip[] = []

const Past = ({ past }: { past: ReturnType<typeof usePastTrips> }) => {
  // What is over waits until what runs is drawn: a small phone answers the thumb meanwhile.
  const trips = useDeferredValue(past.trips ?? none, none)
  return (
    <div className={styles.past}>
      <Pages of={{ ...past, hasNextPage: past.hasNextPage && trips.length > 0 }}>
        {() => <Group title={tripsTexts.groups.past} trips={trips} />}
      </Pages>
    </div>
  )
}

/** Who drives for an enterprise waits for its word; who is his own carrier looks for his first cargo. */
const NoTrips = ({ isOwn }: { isOwn: boolean }) => {
  const action = isOwn && (
    <Link to={driverPaths.near} className={parts.back}>
      {tripsTexts.seeLoads}
    </Link>
  )
  const text = isOwn ? tripsTexts.emptyOwnText : tripsTexts.emptyText
  return <EmptyState drawing="truck" title={tripsTexts.emptyTitle} text={text} action={action} />
}

const Lists = () => {
  const profile = useProfile()
  const open = useOpenTrips(profile)
  const past = usePastTrips(profile)
  const isGuideAwaited = useIsGuideAwaited()
  const data = past.isPending || isGuideAwaited ? undefined : open.trips
  const refetch = () => Promise.all([open.refetch(), past.refetch()])

  return (
    <Answer of={{ data, error: open.trips ? null : open.error, refetch }} wait={{ shape: 'cards', count: 3 }}>
      {(trips) => {
        if (trips.length === 0 && past.trips?.length === 0)
          return (
            <>
              <DriverGuide trips={[]} />
              <NoTrips isOwn={profile.rol === 'driver'} />
            </>
          )
        return (
          <>
            <DriverGuide trips={[...trips, ...(past.trips ?? [])]} />
            {trips.length === 0 && <p className={styles.quiet}>{tripsTexts.noneOpen}</p>}
            <Group title={tripsTexts.groups.now} trips={trips.filter(isSetOut)} />
            <Group title={tripsTexts.groups.next} trips={trips.filter((trip) => !isSetOut(trip))} />
            <Past past={past} />
          </>
        )
      }}
    </Answer>
  )
}

/** The driver's services: what runs, what comes, what was. */
export const TripsScreen = () => {
  const profile = useProfile()
  const { validation } = profile
  const { trips } = useOpenTrips(profile)
  if (validation !== 'validated')
    return (
      <Suspense fallback={<Skeleton shape="cards" count={2} />}>
        <ProgressScreen />
      </Suspense>
    )
  return (
    // With an open trip a strip comes above: the page begins anew below it, nothing is pushed.
    <Fragment key={trips ? 'read' : 'awaited'}>
      <h1 className={styles.title}>{tripsTexts.title}</h1>
      <Lists />
    </Fragment>
  )
}
