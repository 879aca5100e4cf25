import { trackingTexts } from '#features/orders/tracking.texts.ts'
import { useTrackingLink } from '#features/orders/use-tracking-link.ts'
import type { Trip } from '#features/trips/trip.ts'
import { errorText } from '#shared/api/error-text.ts'
import { formatDateTime } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { Copyable } from '../Copyable.tsx'
import { driverTexts } from '../driver.texts.ts'
import parts from '../parts.module.css'

const { link: texts } = trackingTexts

/** The consignee follows the trip without an account; the driver who carries it himself gives him the way. Decisions §14. */
export const ShareTrip = ({ trip }: { trip: Trip }) => {
  const { made, link, isBusy, make, revoke } = useTrackingLink(trip.id, {
    onRevoked: () => showToast({ kind: 'success', title: driverTexts.done, text: texts.revoked }),
    onError: (error) => showToast({ kind: 'error', title: driverTexts.notice, text: errorText(error) }),
  })
  return (
    <section className={parts.page} aria-label={texts.title}>
      <strong>{texts.title}</strong>
      <p className={parts.help}>{texts.help}</p>
      {made ? (
        <>
          <p role="status">{texts.once}</p>
          <Copyable label={texts.copied} value={made.url} />
        </>
      ) : (
        link && <p className={parts.help}>{texts.active(formatDateTime(link.createdAt))}</p>
      )}
      <PlainButton icon="link" isBusy={isBusy} onClick={make}>
        {link ? texts.again : texts.make}
      </PlainButton>
      {link && <PlainButton onClick={revoke}>{texts.revoke}</PlainButton>}
    </section>
  )
}
