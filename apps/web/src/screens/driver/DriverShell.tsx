import { useEffect, useState, type ReactNode, useEffectEvent } from 'react'
import { Link, NavigationType, useLocation, useNavigationType, NavLink } from 'react-router'
import { AgreeingDialog } from '#features/own-account/AgreeingDialog.tsx'
import { leave } from '#features/sessions/enter-and-leave.ts'
import { useConsent } from '#features/tracking/trip/consent.ts'
import { useThreadNews } from '#features/messages/use-thread-news.ts'
import { BellLink } from '#features/notifications/BellLink.tsx'
import { usePqrLive } from '#features/support/use-pqr-live.ts'
import { startSharing, stopSharing } from '#features/tracking/trip/position-sharing.ts'
import { useKeptTrips, useOpenTrips, useTripNews } from '#features/tracking/trip/trip-queries.ts'
import { isTracked, type ListedTrip } from '#features/tracking/trip/trip.ts'
import { queryClient } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useIsLineDown } from '#shared/line/line.ts'
import { useLiveChannel, useLiveStatus } from '#shared/live/use-live.ts'
import { showToast } from '#shared/plain/states/toasts.ts'
import { useProfile } from '#shared/session/use-session.ts'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { AccountSheet } from './AccountSheet.tsx'
import { ConsentSheet } from './ConsentSheet.tsx'
import { accountTexts, driverTexts, tripsTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import { keepConsent } from './keep-consent.ts'
import { useIsAway, useShellStrip, type Strip } from './use-shell-strip.tsx'
import { navTexts as texts } from './own/own.texts.ts'
import styles from './DriverShell.module.css'
import ownNavStyles from './own/own.module.css'

const places: readonly { to: string; icon: IconName; text: string }[] = [
  { to: driverPaths.trips, icon: 'wheel', text: texts.trips },
  { to: driverPaths.near, icon: 'box', text: texts.near },
  { to: driverPaths.earnings, icon: 'card', text: texts.earnings },
  { to: driverPaths.vehicles, icon: 'truck', text: texts.vehicles },
]

/** Of a driver who is his own carrier, on the first screen of each section; a trip's own button has the thumb's place alone. */
const OwnNav = () => {
  const { rol, isActive } = useProfile()
  const { pathname } = useLocation()
  if (rol !== 'driver' || !isActive || !places.some(({ to }) => to === pathname)) return null
  return (
    <>
      <div className={ownNavStyles.room} />
      <nav className={ownNavStyles.nav} aria-label={texts.label}>
        {places.map(({ to, icon, text }) => (
          <NavLink key={to} to={to} end>
            <Icon name={icon} sizePx={26} />
            {text}
          </NavLink>
        ))}
      </nav>
    </>
  )
}

/** Always present, so that screen readers hear it change; its details, which change by themselves, are not read out. */
const ShellStrip = ({ strip }: { strip: Strip | undefined }) => (
  <div className={strip && styles.strip} data-state={strip?.state}>
    {strip?.icon === 'pulse' && <span className={styles.pulse} aria-hidden="true" />}
    {strip && strip.icon !== 'pulse' && <Icon name={strip.icon} sizePx={20} />}
    <span className={strip && styles.stripText}>
      <strong role="status" className="tabular">
        {strip?.title}
      </strong>
      {strip?.details && strip.details.length > 0 && (
        <span className={`tabular ${styles.stripDetail}`}>{strip.details.join(' ')}</span>
      )}
    </span>
    {strip?.action}
  </div>
)

/** A screen begins at its top, however far the one before was scrolled; the way back keeps the browser's place. */
const useTopOfScreen = (): void => {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const arrive = useEffectEvent((_path: string) => {
    if (way !== NavigationType.Pop) window.scrollTo(0, 0)
  })
  useEffect(() => arrive(pathname), [pathname])
}

const contentId = 'contenido'

const refetchAll = () => void queryClient.invalidateQueries()

/** Shares while a trip is open and the driver agreed; the server's word ends it too. */
const useSharingOfTrips = (isOpen: boolean) => {
  const consent = useConsent()
  const isWanted = isOpen && consent?.answer === 'granted'
  useEffect(() => {
    if (!isWanted) return undefined
    startSharing(refetchAll)
    return stopSharing
  }, [isWanted])
}

/** In the cab he looks for no bell: a trip that is given to him or taken from him is said at once. */
const useNews = (known: readonly string[] | undefined) =>
  useTripNews((id, news) => {
    if (news === 'cancelled')
      showToast({ kind: 'warning', title: driverTexts.notice, text: tripsTexts.cancelled })
    else if (news === 'withdrawn')
      showToast({ kind: 'warning', title: driverTexts.notice, text: tripsTexts.withdrawn })
    else if (known && news !== 'finished' && !known.includes(id))
      showToast({ kind: 'info', title: driverTexts.notice, text: tripsTexts.newTrip })
  })

const Header = ({ onAccount }: { onAccount: () => void }) => {
  const profile = useProfile()
  const live = useLiveStatus()
  const isDown = useIsLineDown()
  const state = isDown ? 'off' : live
  return (
    <div className={styles.header}>
      <Link to={driverPaths.trips} className={styles.home} aria-label={tripsTexts.title}>
        <BrandMark sizePx={32} />
      </Link>
      <span className={styles.name}>{profile.name}</span>
      <span className={styles.live} data-state={state} role="status">
        <span className={styles.dot} aria-hidden="true" />
        {driverTexts.live[state]}
      </span>
      <BellLink to={driverPaths.notifications} isLarge />
      <button type="button" className={styles.account} aria-label={accountTexts.open} onClick={onAccount}>
        <Icon name="user" sizePx={26} />
      </button>
    </div>
  )
}

/** The screen he looks at comes first. */
const groundsAfterMs = 3_000

/** The map of a trip comes into the phone once it is his, also where he never opens it; that of one that is over leaves. */
const useKeptGrounds = (trips: readonly ListedTrip[] | undefined, isDown: boolean) => {
  const open = trips?.map(({ id }) => id).join()
  useEffect(() => {
    if (open === undefined || isDown) return undefined
    const isEnded = { current: false }
    const keep = async () => {
      const { keepGrounds, stopGrounds } = await import('#features/tracking/trip/ground/ground-keeper.ts')
      if (isEnded.current) return
      stop = stopGrounds
      await keepGrounds(open.split(',').filter(Boolean))
    }
    let stop = (): void => undefined
    // Without a line it is done another time.
    const timer = setTimeout(() => void keep().catch(() => undefined), groundsAfterMs)
    return () => {
      isEnded.current = true
      clearTimeout(timer)
      stop()
    }
  }, [open, isDown])
}

/** The frame of the driver area: who is in, whether changes arrive by themselves, whether the position goes out. */
export const DriverShell = ({ children }: { children: ReactNode }) => {
  const profile = useProfile()
  const [sheet, setSheet] = useState<'account' | 'consent'>()
  const { trips } = useOpenTrips(profile)
  const tracked = trips?.find(isTracked)
  const isAnyTracked = tracked !== undefined
  // Without a line he could not answer, and would stand before his next step.
  const isDown = useIsLineDown()
  const isAway = useIsAway()
  const isHeld = trips === undefined || isAnyTracked || isDown || isAway
  const strip = useShellStrip(tracked, () => setSheet('consent'))
  useTopOfScreen()
  useLiveChannel(refetchAll)
  useNews(trips?.map(({ id }) => id))
  useKeptTrips(trips)
  useKeptGrounds(trips, isDown)
  usePqrLive()
  useThreadNews()
  useSharingOfTrips(isAnyTracked)
  // A dialog that gives way to another one also says that it closed.
  const close = (which: 'account' | 'consent') => setSheet((shown) => (shown === which ? undefined : shown))

  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {driverTexts.skip}
      </a>
      <header className={styles.top}>
        <Header onAccount={() => setSheet('account')} />
        <ShellStrip strip={strip} />
      </header>
      <main id={contentId} tabIndex={-1} className={styles.page}>
        {children}
        <OwnNav />
      </main>
      <AccountSheet
        isOpen={sheet === 'account'}
        onClose={() => close('account')}
        onShare={() => setSheet('consent')}
      />
      <AgreeingDialog isHeld={isHeld} onLeave={() => void leave()} />
      <ConsentSheet
        isOpen={sheet === 'consent'}
        onClose={() => close('consent')}
        onAnswer={(answer) => {
          void keepConsent(answer)
          close('consent')
        }}
      />
    </>
  )
}
