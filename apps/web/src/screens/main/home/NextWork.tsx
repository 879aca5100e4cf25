import { orderStatus } from '@arriero/domain/orders/orders'
import type { Profile } from '@arriero/contract/people/sessions'
import { isClientRole, isStaffRole, type Role } from '@arriero/domain/people/roles'
import { api } from '@arriero/contract'
import type { firstSteps } from '@arriero/contract/house/dashboard'
import { type ReactNode, useState, useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { Guide } from '#shared/guide/Guide.tsx'
import { isGuideDone, rememberGuideDone } from '#shared/guide/guide-memory.ts'
import { stepsOf, type GuideReading } from '#shared/guide/guide-step.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { useRead } from '#shared/api/queries.ts'
import { homeTexts } from './home.texts.ts'
import { carrierProgress, clientProgress } from './guide-steps.ts'
import styles from './home.module.css'

/** A newcomer's first services decide; who has more than these is no newcomer. */
const few = 5
const agreedStates = [orderStatus.assigned, orderStatus.running, orderStatus.finished]

const ownOf = ({ rol, _id }: Profile) => ({ userType: rol, _id })

const useClientGuide = (profile: Profile): GuideReading => {
  const body = ownOf(profile)
  const all = useRead<typeof api.orders.mine, 'client'>(api.orders.mine, { query: { limit: 1 }, body })
  const agreed = useRead<typeof api.orders.mine, 'client'>(
    api.orders.mine,
    { query: { limit: few, sort: 'createdAt', status: agreedStates }, body },
    { enabled: (all.data?.total ?? 0) > 0 },
  )
  const isKnown = all.data !== undefined && (all.data.total === 0 || agreed.data !== undefined)
  return {
    data: isKnown ? clientProgress(all.data.total, agreed.data?.items ?? []) : undefined,
    error: all.error ?? agreed.error,
    refetch: () => (all.isError ? all.refetch() : agreed.refetch()),
  }
}

const useCarrierGuide = (profile: Profile): GuideReading => {
  const held = useRead<typeof api.orders.mine, 'carrier'>(api.orders.mine, {
    query: { limit: few, sort: 'createdAt', status: agreedStates },
    body: ownOf(profile),
  })
  const available = useRead<typeof api.orders.available, 'open'>(
    api.orders.available,
    { query: { limit: 20 } },
    { enabled: held.data?.items.length === 0 },
  )
  const isKnown = held.data !== undefined && (held.data.items.length > 0 || available.data !== undefined)
  return {
    data: isKnown
      ? carrierProgress({ available: available.data?.items ?? [], held: held.data.items })
      : undefined,
    error: held.error ?? available.error,
    refetch: () => (held.isError ? held.refetch() : available.refetch()),
  }
}

/** Done once is done: the next time nothing is asked. */
const useIsGuideDone = (profile: Profile, { data }: GuideReading): boolean => {
  const isDone = data?.every(Boolean) ?? false
  useEffect(() => {
    if (isDone) rememberGuideDone(profile._id)
  }, [isDone, profile._id])
  return isDone
}

type Step = (typeof firstSteps)[number]

/** Where each first step of the platform's own people is taken. */
const ways: Readonly<Record<Step, string>> = {
  team: paths.backofficeUsers,
  rates: paths.percentages,
  documents: paths.legalDocuments,
  view: paths.accounting,
  export: paths.accounting,
  answer: `${paths.supportRequests}?status=Pendiente`,
  request: paths.supportRequests,
}

const staffStep = (key: Step) => ({ ...homeTexts.staff[key], path: ways[key] })

/** The first steps of the platform's own people, as the server knows them done. */
const StaffGuide = ({ profile, after }: { profile: Profile; after: ReactNode }) => {
  const { data, error, refetch } = useRead(api.dashboard.firstSteps, {})
  const [isSkipped, setSkipped] = useState(false)
  const steps = data?.steps ?? []
  const progress = data && steps.map(({ isDone }) => isDone)
  const reading: GuideReading = { data: progress, error, refetch }
  const isDone = useIsGuideDone(profile, reading)
  if (isSkipped || isDone) return after
  const skip = () => {
    rememberGuideDone(profile._id)
    setSkipped(true)
  }
  const texts = steps.map(({ key }) => staffStep(key))
  return <Guide steps={stepsOf(texts, progress ?? [])} reading={reading} onSkip={skip} />
}

interface ShortcutProps {
  title: string
  text: string
  path: string
  icon?: IconName
}

/** A whole card that leads to a screen. */
const Shortcut = ({ title, text, path, icon = 'truck' }: ShortcutProps) => (
  <Link to={path} className={styles.shortcut}>
    <Icon name={icon} sizePx={28} />
    <span>
      <strong>{title}</strong>
      <span className={styles.hint}>{text}</span>
    </span>
    <Icon name="arrowRight" sizePx={20} />
  </Link>
)

const { client, carrier, shortcuts } = homeTexts

const clientSteps = [
  { ...client.create, path: paths.newService },
  { ...client.choose, path: paths.clientServices },
  { ...client.pay, path: paths.clientServices },
]
const carrierSteps = [carrier.see, carrier.offer, carrier.assign].map((text) => ({
  ...text,
  path: paths.enterpriseServices,
}))

/** Its trucks on the map; what is wrong on the road is said here, where the carrier looks first. */
const FleetShortcut = () => {
  const { data } = useRead(api.tracking.wrongTrucks, {})
  const { late = 0, stray = 0 } = data ?? {}
  if (late + stray === 0) return <Shortcut {...shortcuts.fleet} path={paths.fleet} icon="map" />
  return (
    <Shortcut
      title={shortcuts.fleet.title}
      text={homeTexts.onTheRoad(late, stray)}
      path={`${paths.fleet}?view=attention`}
      icon="alert"
    />
  )
}

const shortcutOf = (role: Role): ReactNode => {
  if (role === 'soport')
    return <Shortcut {...shortcuts.supportRequests} path={paths.supportRequests} icon="chat" />
  if (role === 'enterprise')
    return (
      <div className={styles.shortcuts}>
        <Shortcut {...shortcuts.enterpriseServices} path={paths.enterpriseServices} />
        <FleetShortcut />
        <Shortcut {...shortcuts.endingPapers} path={paths.endingPapers} icon="calendar" />
      </div>
    )
  return null
}

const ClientGuide = ({ profile }: { profile: Profile }) => {
  const reading = useClientGuide(profile)
  if (useIsGuideDone(profile, reading)) return shortcutOf(profile.rol)
  const steps = stepsOf(clientSteps, reading.data ?? [])
  return <Guide steps={steps} reading={reading} />
}

const CarrierGuide = ({ profile }: { profile: Profile }) => {
  const reading = useCarrierGuide(profile)
  if (useIsGuideDone(profile, reading)) return shortcutOf(profile.rol)
  const steps = stepsOf(carrierSteps, reading.data ?? [])
  return <Guide steps={steps} reading={reading} />
}

/** The newcomer's guide while it lasts, then the way to the daily work. */
export const NextWork = ({ profile }: { profile: Profile }) => {
  const [hasGuide] = useState(() => !isGuideDone(profile._id))
  if (hasGuide && isClientRole(profile.rol)) return <ClientGuide profile={profile} />
  if (hasGuide && profile.rol === 'enterprise') return <CarrierGuide profile={profile} />
  if (hasGuide && isStaffRole(profile.rol))
    return <StaffGuide profile={profile} after={shortcutOf(profile.rol)} />
  return shortcutOf(profile.rol)
}
