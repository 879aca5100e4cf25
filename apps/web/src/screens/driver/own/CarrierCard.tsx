import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { type SubmitEvent, useState } from 'react'
import { assignmentsTexts } from '#features/assignments/assignments.texts.ts'
import { ratingsTexts } from '#features/ratings/ratings.texts.ts'
import { StarPicker } from '#features/ratings/StarPicker.tsx'
import { refreshTrip } from '#features/trips/trip-queries.ts'
import type { Trip } from '#features/trips/trip.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { TextArea } from '#shared/plain/TextArea.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { Form } from '#shared/unsaved/Form.tsx'
import { useWindow } from '#shared/unsaved/windows.ts'
import { driverTexts, tripTexts } from '../driver.texts.ts'
import parts from '../parts.module.css'
import { ChangeVehicle } from './ChangeVehicle.tsx'
import { carrierTexts } from './own.texts.ts'
import { ShareTrip } from './ShareTrip.tsx'

const mostLetters = 500

const done = (trip: Trip, text: string) => {
  void refreshTrip(trip.id)
  showToast({ kind: 'success', title: driverTexts.done, text })
}

/** He rates his client, once. Decisions §7 "rate". */
const Rate = ({ trip }: { trip: Trip }) => {
  const texts = ratingsTexts.about.client
  const rate = useAct(api.ratings.create)
  const [stars, setStars] = useState<number>()
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (stars === undefined) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }
    if (stars === undefined || rate.isPending) return
    rate.mutate(
      { body: { _id: trip.id, calification: stars, description } },
      { onSuccess: () => done(trip, ratingsTexts.done) },
    )
  }
  return (
    <Form className={parts.page} onSubmit={submit}>
      <StarPicker
        question={texts.question}
        value={stars}
        problem={wasTried && stars === undefined ? errorTexts['rating.required'] : undefined}
        onChange={setStars}
      />
      <TextArea
        label={carrierTexts.optional(texts.description)}
        rows={3}
        most={mostLetters}
        draft={['rating', 'client', trip.id]}
        value={description}
        onChange={setDescription}
      />
      <p className={parts.help}>{texts.effect}</p>
      <p className={parts.problem} role="alert">
        {rate.isError && errorText(rate.error)}
      </p>
      <PlainButton type="submit" kind="primary" isBusy={rate.isPending}>
        {ratingsTexts.act}
      </PlainButton>
    </Form>
  )
}

const Releasing = ({ trip }: { trip: Trip }) => {
  const texts = assignmentsTexts.release
  const release = useAct(api.orders.release)
  const dialog = useWindow()
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || release.isPending) return
    release.mutate(
      { params: { _id: trip.id }, body: { reason } },
      { onSuccess: () => done(trip, texts.done) },
    )
  }
  return (
    <Form className={parts.page} onSubmit={submit}>
      <p className={parts.help}>
        {texts.effect} {texts.counted}
      </p>
      <TextArea
        label={texts.reason}
        help={texts.reasonHelp}
        rows={3}
        most={mostLetters}
        required
        draft={['release-reason', trip.id]}
        error={wasTried && isMissing ? errorTexts['reason.required'] : undefined}
        value={reason}
        onChange={setReason}
      />
      <p className={parts.problem} role="alert">
        {release.isError && errorText(release.error)}
      </p>
      <PlainButton type="submit" kind="danger" isBusy={release.isPending}>
        {texts.act}
      </PlainButton>
      <PlainButton onClick={dialog?.close}>{tripTexts.goBack}</PlainButton>
    </Form>
  )
}

/** He gives it back before he stands at the loading point; asked once, with its effect. Decisions §7 "give back". */
const Release = ({ trip }: { trip: Trip }) => {
  const texts = assignmentsTexts.release
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PlainButton kind="danger" onClick={() => setAsking(true)}>
        {texts.act}
      </PlainButton>
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
