import { api } from '@arriero/contract'
import { useState } from 'react'
import { releaseTexts } from '#features/cancellations/cancellations.texts.ts'
import { ratingsTexts } from '#features/ratings/ratings.texts.ts'
import { ratingFields, unrated } from '#features/ratings/rating-fields.tsx'
import { refreshTrip } from '#features/tracking/trip/trip-queries.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { useAct } from '#shared/api/queries.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { useWindow } from '#shared/unsaved/windows.ts'
import { trackingTexts } from '#features/orders/way/tracking.texts.ts'
import { useTrackingLink } from '#features/orders/way/use-tracking-link.ts'
import { formatDateTime } from '#shared/format.ts'
import { tripTexts } from './driver.texts.ts'
import parts from './parts.module.css'
import { ChangeVehicle } from './own/services/ChangeVehicle.tsx'
import { carrierTexts } from './own/own.texts.ts'
import { Copyable } from './Copyable.tsx'

const { link: texts } = trackingTexts

/** The consignee follows the trip without an account; the driver who carries it himself gives him the way. Decisions §14. */
const ShareTrip = ({ trip }: { trip: Trip }) => {
  const { made, link, isBusy, make, revoke } = useTrackingLink(trip.id)
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
      <Button icon="link" isBusy={isBusy} onClick={make}>
        {link ? texts.again : texts.make}
      </Button>
      {link && <Button onClick={revoke}>{texts.revoke}</Button>}
    </section>
  )
}

/** He rates his client, once. Decisions §7 "rate". */
const Rate = ({ trip }: { trip: Trip }) => {
  const form = useForm({
    act: useAct(api.ratings.create),
    empty: unrated,
    fields: ratingFields('client', trip.id),
    input: ({ stars, description }) => ({ body: { _id: trip.id, calification: stars, description } }),
    done: ratingsTexts.done,
    onDone: () => void refreshTrip(trip.id),
  })
  return <PlainForm form={form} act={ratingsTexts.act} />
}

const Releasing = ({ trip }: { trip: Trip }) => {
  const texts = releaseTexts
  const dialog = useWindow()
  const form = useForm({
    act: useAct(api.cancellations.release),
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.reasonHelp,
        rows: 3,
        required: 'reason.required',
        draft: ['release-reason', trip.id],
      },
    },
    input: (body) => ({ params: { _id: trip.id }, body }),
    done: texts.done,
    onDone: () => void refreshTrip(trip.id),
  })
  return (
    <PlainForm
      form={form}
      act={texts.act}
      button={{ kind: 'danger' }}
      foot={<Button onClick={dialog?.close}>{tripTexts.goBack}</Button>}
    >
      <p className={parts.help}>
        {texts.effect} {texts.counted}
      </p>
      <PlainFields form={form} />
    </PlainForm>
  )
}

/** He gives it back before he stands at the loading point; asked once, with its effect. Decisions §7 "give back". */
const Release = ({ trip }: { trip: Trip }) => {
  const texts = releaseTexts
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.act}
      </Button>
      <Dialog isOpen={isAsking} title={texts.act} onClose={() => setAsking(false)}>
        {isAsking && <Releasing trip={trip} />}
      </Dialog>
    </>
  )
}

const isUnderWay = ({ status }: Trip) => status === 'assigned' || status === 'running'

/** What a driver who is his own carrier can still do with a service, beside driving it. */
const CarrierCard = ({ trip }: { trip: Trip }) => (
  <Card title={carrierTexts.title}>
    {trip.acts['rate'] === null && <Rate trip={trip} />}
    <div className={parts.page}>
      {isUnderWay(trip) && <ShareTrip trip={trip} />}
      {trip.isAssigned && trip.acts['assign'] === null && <ChangeVehicle trip={trip} />}
      {trip.acts['release'] === null && <Release trip={trip} />}
    </div>
  </Card>
)

// Loaded with `lazy`, which takes a default export.
export default CarrierCard
