import { roleTexts } from '@arriero/contract/es/words'
import { Link } from 'react-router'
import { devicesTexts } from '#features/devices/devices.texts.ts'
import { useGoingCount } from '#features/messages/outbox/waiting-state.ts'
import { leave } from '#features/sessions/enter-and-leave.ts'
import { ownAccountTexts } from '#features/own-account/own-account.texts.ts'
import { useConsent, type Consent } from '#features/tracking/trip/consent.ts'
import { useOutbox } from '#features/tracking/trip/outbox/outbox-state.ts'
import { chooseColor, useColorChoice } from '#shared/color-mode.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { accountTexts, waitingTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import { keepConsent } from './keep-consent.ts'
import { Availability } from './own/services/Availability.tsx'
import { papersTexts } from './own/own.texts.ts'
import { requestsTexts } from './requests.texts.ts'
import { RoadParts } from './RoadParts.tsx'
import styles from './sheets.module.css'
import parts from './parts.module.css'

const choices = ['system', 'light', 'dark'] as const

interface AccountSheetProps {
  isOpen: boolean
  onClose: () => void
  /** Opens the question whether the driver shares his location. */
  onShare: () => void
}

const consentWords = (consent: Consent | undefined): string => {
  if (!consent) return accountTexts.unread
  if (consent.answer === 'unasked') return accountTexts.unasked
  const words = accountTexts[consent.answer](formatDateTime(consent.at))
  return consent.isWaiting ? `${words} ${accountTexts.toSend}` : words
}

const LocationPart = ({ onShare }: Pick<AccountSheetProps, 'onShare'>) => {
  const consent = useConsent()
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{accountTexts.location}</h3>
      <p className={styles.muted}>{consentWords(consent)}</p>
      {consent?.answer === 'granted' && (
        <Button onClick={() => void keepConsent('declined')}>{accountTexts.stop}</Button>
      )}
      {/* Before it is read neither: one would come in the place of the other, under his thumb. */}
      {consent && consent.answer !== 'granted' && <Button onClick={onShare}>{accountTexts.allow}</Button>}
    </section>
  )
}

const AppearancePart = () => {
  const chosen = useColorChoice()
  return (
    <fieldset className={`${styles.part} ${styles.choices}`}>
      <legend className={styles.heading}>{accountTexts.appearance}</legend>
      {choices.map((choice) => (
        <label key={choice} className={parts.choice}>
          <input type="radio" name="color" checked={choice === chosen} onChange={() => chooseColor(choice)} />
          {accountTexts.colors[choice]}
        </label>
      ))}
    </fieldset>
  )
}

type MoreProps = Pick<AccountSheetProps, 'onClose'> & { hasTrips: boolean }

const MorePart = ({ onClose, hasTrips }: MoreProps) => (
  <nav className={styles.part} aria-label={accountTexts.title}>
    <Link className={parts.choice} to={driverPaths.ownAccount} onClick={onClose}>
      <Icon name="user" sizePx={22} /> {ownAccountTexts.title}
    </Link>
    <Link className={parts.choice} to={driverPaths.requests} onClick={onClose}>
      <Icon name="chat" sizePx={22} /> {requestsTexts.title}
    </Link>
    {hasTrips && (
      <Link className={parts.choice} to={driverPaths.devices} onClick={onClose}>
        <Icon name="phone" sizePx={22} /> {devicesTexts.title}
      </Link>
    )}
    <Link className={parts.choice} to={driverPaths.papers} onClick={onClose}>
      <Icon name="card" sizePx={22} /> {papersTexts.title}
    </Link>
    <Link className={parts.choice} to={driverPaths.documents} onClick={onClose}>
      <Icon name="document" sizePx={22} /> {requestsTexts.documents}
    </Link>
  </nav>
)

/** Who leaves is told what stays behind in the phone. */
const LeftBehind = () => {
  const { reports, pointCount, answers } = useOutbox()
  const messages = useGoingCount()
  const waiting = { reports: reports.length, points: pointCount, answers: answers.length, messages }
  if (reports.length + pointCount + answers.length + messages === 0) return null
  return <p className={styles.muted}>{waitingTexts.onLeaving(waiting)}</p>
}

export const AccountSheet = ({ isOpen, onClose, onShare }: AccountSheetProps) => {
  const profile = useProfile()
  return (
    <Dialog
      isOpen={isOpen}
      title={accountTexts.title}
      onClose={onClose}
      actions={
        <Button icon="logout" onClick={() => void leave()}>
          {accountTexts.logout}
        </Button>
      }
    >
      <p className={styles.text}>
        <strong>{profile.name}</strong>
      </p>
      <p className={styles.muted}>
        {profile.enterprise ? accountTexts.drivesFor(profile.enterprise.name) : roleTexts[profile.rol]}
      </p>
      <MorePart onClose={onClose} hasTrips={profile.validation === 'validated'} />
      {isOpen && profile.rol === 'enterprisedriver' && profile.validation === 'validated' && (
        <div className={styles.part}>
          <Availability />
        </div>
      )}
      {profile.validation === 'validated' && <LocationPart onShare={onShare} />}
      {profile.validation === 'validated' && <RoadParts />}
      <AppearancePart />
      <LeftBehind />
    </Dialog>
  )
}
