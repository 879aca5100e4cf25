import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { AgreeingDialog } from '#features/own-account/AgreeingDialog.tsx'
import { leave } from '#features/session/enter-and-leave.ts'
import { useConsent } from '#features/trips/consent.ts'
import { BellLink } from '#features/notifications/BellLink.tsx'
import { usePqrLive } from '#features/support/use-pqr-live.ts'
import { startSharing, stopSharing } from '#features/trips/position-sharing.ts'
import { useOpenTrips, useTripNews } from '#features/trips/trip-queries.ts'
import { isTracked } from '#features/trips/trip.ts'
import { queryClient } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useIsLineDown } from '#shared/line/line.ts'
import { useLiveChannel, useLiveStatus } from '#shared/live/use-live.ts'
import { showToast } from '#shared/plain/toasts.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { AccountSheet } from './AccountSheet.tsx'
import { ConsentSheet } from './ConsentSheet.tsx'
import { accountTexts, driverTexts, tripsTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import { keepConsent } from './keep-consent.ts'
import { OwnNav } from './own/OwnNav.tsx'
import { ShellStrip } from './ShellStrip.tsx'
import { useIsAway, useShellStrip } from './use-shell-strip.tsx'
import { useTopOfScreen } from './use-top-of-screen.ts'
import styles from './DriverShell.module.css'

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

const tellPlainly = (text: string) => showToast({ kind: 'info', title: driverTexts.notice, text })

const useNews = (known: readonly string[] | undefined) =>
  useTripNews((id, news) => {
    if (news === 4) showToast({ kind: 'warning', title: driverTexts.notice, text: tripsTexts.cancelled })
    else if (news === 'withdrawn')
      showToast({ kind: 'warning', title: driverTexts.notice, text: tripsTexts.withdrawn })
    else if (known && news < 3 && !known.includes(id))
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
  usePqrLive({ isDesk: false, tell: tellPlainly })
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
