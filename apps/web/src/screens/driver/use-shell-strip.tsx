/** What stands under the driver area's head: one strip at most, of what matters most now. */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useGoingCount } from '#features/messages/outbox/waiting-state.ts'
import { useOutbox } from '#features/tracking/trip/outbox/outbox-state.ts'
import { useSharing, type Sharing } from '#features/tracking/trip/position-sharing.ts'
import type { ListedTrip } from '#features/tracking/trip/trip.ts'
import { useProposedArrival } from '#features/tracking/trip/use-proposed-arrival.ts'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { formatTime } from '#shared/format.ts'
import { ageText } from '#shared/line/age-text.ts'
import { useIsLineDown } from '#shared/line/line.ts'
import { useShownSince } from '#shared/line/use-shown-since.ts'
import { takeUpdate, useHasUpdate } from '#shared/offline/service-worker.ts'
import { useSession } from '#shared/session/use-session.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import { arrivalTexts, driverTexts, sharingTexts, updateTexts, waitingTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import styles from './DriverShell.module.css'

export type Strip = {
  state?: 'off' | 'searching' | 'sharing'
  icon: IconName | 'pulse'
  title: string
  details?: readonly string[]
  action?: ReactNode
}

/** Positions come and go all the time; a few of them are no news. */
const newsFrom = 20
/** What goes out at once is not told: the strip would push the next button down and up again. */
const lastingMs = 1500

/** Opened for whom the phone remembers: the server has not answered yet. */
export const useIsAway = (): boolean => {
  const session = useSession()
  return session.status === 'in' && session.token === null && !session.isOver
}

const toTrip = (orderId: string, words: string) => (
  <Link className={styles.stripLink} to={driverPaths.trip(orderId)}>
    {words}
  </Link>
)

const useQueued = () => {
  const { reports, pointCount, answers } = useOutbox()
  const messages = useGoingCount()
  const refused = reports.filter(({ refusal }) => refusal)
  return {
    counts: {
      reports: reports.filter(
        ({ refusal, isSent, heldUntilMs }) => !refusal && !isSent && heldUntilMs === undefined,
      ).length,
      points: pointCount,
      answers: answers.length,
      messages,
    },
    /** To be read by him before anything behind it goes. */
    refused: refused[0] && {
      title: waitingTexts.refused(refused.length),
      action: toTrip(refused[0].orderId, waitingTexts.see),
    },
  }
}

/** The one that speaks of the line: that it is gone, what waits for it in this phone, and how old is what one reads. */
const useLineStrip = ({ counts, refused }: ReturnType<typeof useQueued>): Strip | undefined => {
  const isDown = useIsLineDown()
  const isAway = useIsAway()
  const sinceMs = useShownSince()
  if (isDown)
    return {
      state: 'off',
      icon: 'offline',
      title:
        counts.reports + counts.points + counts.answers + counts.messages > 0
          ? waitingTexts.stuck(counts)
          : driverTexts.noNetwork,
      details: [
        driverTexts.keepReporting,
        ...(sinceMs === undefined ? [] : [driverTexts.dataOf(ageText(sinceMs))]),
        ...(refused ? [refused.title] : []),
      ],
      action: refused?.action,
    }
  return isAway ? { state: 'searching', icon: 'reload', title: driverTexts.away } : undefined
}

/** Leads to the question of an arrival from any other screen. `trip`: the one whose truck is followed. */
const useArrivalStrip = (trip: ListedTrip | undefined): Strip | undefined => {
  const arrival = useProposedArrival(trip)
  const { pathname } = useLocation()
  if (!trip || !arrival || pathname === driverPaths.trip(trip.id)) return undefined
  return {
    icon: 'pin',
    title: arrivalTexts[arrival.milestone].strip,
    action: toTrip(trip.id, arrivalTexts.answer),
  }
}

const useSendingStrip = ({ counts }: ReturnType<typeof useQueued>): Strip | undefined => {
  const isSending = counts.reports > 0 || counts.points >= newsFrom
  const isLasting = useDebounced(isSending, lastingMs)
  if (!isSending || !isLasting) return undefined
  return { state: 'searching', icon: 'upload', title: waitingTexts.sending(counts) }
}

/** A newer version waits for a good moment: the driver says when. */
const useUpdateStrip = (): Strip | undefined =>
  useHasUpdate()
    ? {
        icon: 'reload',
        title: updateTexts.ready,
        action: (
          <button type="button" className={styles.stripButton} onClick={takeUpdate}>
            {updateTexts.take}
          </button>
        ),
      }
    : undefined

const detailOf = ({ state, lastSentAt, waitingPoints }: Sharing): string =>
  [
    lastSentAt && sharingTexts.lastSent(formatTime(lastSentAt)),
    state === 'held' && waitingPoints > 0 && sharingTexts.waiting(waitingPoints),
  ]
    .filter(Boolean)
    .join(' · ')

/** `isTrouble`: he may want to do something about it. */
type SharingStrip = { strip: Strip; isTrouble: boolean }

/** Whether this phone's position goes out, and since when. */
const useSharingStrip = (isTracked: boolean, onShare: () => void): SharingStrip | undefined => {
  const sharing = useSharing()
  const { state } = sharing
  if (state === 'off' && !isTracked) return undefined
  const share = (
    <button type="button" className={styles.stripButton} onClick={onShare}>
      {sharingTexts.share}
    </button>
  )
  if (state === 'off')
    return {
      isTrouble: true,
      strip: { state, icon: 'offline', title: sharingTexts.notShared, action: share },
    }
  const strip: Strip = {
    ...(state === 'sharing' || state === 'searching' ? { state } : {}),
    icon: state === 'sharing' ? 'pulse' : 'alert',
    title: sharingTexts[state],
    details: [detailOf(sharing)].filter(Boolean),
  }
  return { isTrouble: state === 'blocked', strip }
}

/** He was promised to read always whether his position goes out: what stands in its place says it too. */
const withSharing = (strip: Strip, { strip: sharing, isTrouble }: SharingStrip): Strip =>
  strip === sharing
    ? strip
    : {
        ...strip,
        details: [...(strip.details ?? []), `${isTrouble ? sharingTexts.notShared : sharing.title}.`],
      }

/** `trip`: the one whose truck is followed. */
export const useShellStrip = (trip: ListedTrip | undefined, onShare: () => void): Strip | undefined => {
  const isDown = useIsLineDown()
  const queued = useQueued()
  const line = useLineStrip(queued)
  const arrival = useArrivalStrip(trip)
  const sending = useSendingStrip(queued)
  const update = useUpdateStrip()
  const sharing = useSharingStrip(trip !== undefined, onShare)
  const refused: Strip | undefined = queued.refused && { icon: 'alert', ...queued.refused }
  const asks = refused ?? arrival ?? (sharing?.isTrouble ? sharing.strip : undefined)
  const first = line ?? asks ?? sending ?? update ?? sharing?.strip
  // Without a line nothing goes out: what waits is told.
  const isSharingTold = sharing && !(isDown && !sharing.isTrouble)
  return first && isSharingTold ? withSharing(first, sharing) : first
}
