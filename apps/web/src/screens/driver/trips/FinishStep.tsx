import { deliveryCodeDigits, deliveryProof, reportLack } from '@arriero/domain/orders/delivery'
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import type { SaidCode } from '@arriero/domain/errors/errors'
import { useEffect, useEffectEvent, useState } from 'react'
import { deliveryDrafts } from '#features/tracking/trip/delivery-drafts.ts'
import { onTakenBack } from '#features/tracking/trip/outbox/drafts.ts'
import type { WaitingReport } from '#features/tracking/trip/outbox/waiting-report.ts'
import { milestoneTexts } from '#features/tracking/trip/trip.texts.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { usePhotos } from '#features/tracking/trip/use-photos.ts'
import type { Proof } from '#features/tracking/trip/use-report.ts'
import { filesTexts } from '#shared/files/files.texts.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { WordsInput } from '#shared/plain/fields/WordsInput.tsx'
import { keepDraft } from '#shared/words/drafts.ts'
import { limitOf } from '#shared/words/limit.ts'
import { useWords } from '#shared/words/use-words.ts'
import { documentTexts, finishTexts } from '../driver.texts.ts'
import { PhotoButton } from '../PhotoButton.tsx'
import { PhotoList } from './PhotoList.tsx'
import { StepFrame } from '../StepFrame.tsx'
import styles from '../step.module.css'
import { codeText } from '#shared/api/error-text.ts'

interface FinishStepProps {
  trip: Trip
  why: SaidCode | null
  onFinish: (proof: Proof) => void
}

/** What he types: kept in the phone as he does, and there again with a report that he took back or that came back refused. */
const useTyped = (orderId: string) => {
  const names = deliveryDrafts(orderId)
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  const codeWords = useWords({ value: code, onChange: setCode, most: deliveryCodeDigits, draft: names.code })
  const bring = useEffectEvent((report: WaitingReport) => {
    if (report.orderId !== orderId || report.kind !== 'milestone') return
    codeWords.change(report.code ?? '')
    setReason(report.reason ?? '')
    keepDraft(names.reason, report.reason ?? '')
  })
  useEffect(() => onTakenBack((report) => bring(report)), [])
  return { code, setCode: codeWords.change, reason, setReason, reasonDraft: names.reason }
}

/** Proof of delivery: photos, and the consignee's code where the client asked for it. Decisions §7. */
export const FinishStep = ({ trip, why, onFinish }: FinishStepProps) => {
  const photos = usePhotos(picturesMost.delivery, { orderId: trip.id, step: 'finish' })
  const { code, setCode, reason, setReason, reasonDraft } = useTyped(trip.id)
  const [lacks, setLacks] = useState<ReturnType<typeof reportLack>>({})
  const reporter = {
    ...trip,
    isFinish: true,
    isDriver: true,
    isCarrier: trip.isOwnCarrier,
    needsCode: trip.needsDeliveryCode,
  }
  const proof = deliveryProof(reporter)
  const said = (field: keyof typeof lacks) => codeText(lacks[field])

  const submit = () => {
    // Typed or pasted with a space between, they are the same digits.
    const digits = code.replace(/\D/g, '')
    const isWholeCode = digits.length === deliveryCodeDigits
    const found = reportLack(reporter, {
      photos: photos.blobs.length,
      code: isWholeCode ? digits : undefined,
      reason: reason.trim(),
    })
    setLacks(found)
    if (Object.keys(found).length > 0 || limitOf(reason, lettersMost.words).isOver) return
    onFinish({
      photos: photos.blobs,
      ...(proof === 'code' ? { code: digits } : {}),
      ...(proof === 'reason' ? { reason: reason.trim() } : {}),
    })
  }

  const take = (files: readonly File[]) => {
    setLacks({})
    photos.add(files)
  }

  return (
    <StepFrame
      question={milestoneTexts.finish.question}
      place={trip.destination.name}
      action={
        <>
          <p className={styles.why} role="alert">
            {codeText(why) ?? said('images')}
          </p>
          <Button
            kind="primary"
            size="grand"
            disabled={why !== null}
            isBusy={photos.isPreparing}
            onClick={submit}
          >
            {milestoneTexts.finish.act}
          </Button>
        </>
      }
    >
      <h3 className={styles.partTitle}>{finishTexts.photos}</h3>
      <p className={styles.help}>
        {finishTexts.photosHelp} {filesTexts.photoHint}
      </p>
      <PhotoList {...photos} />
      {!photos.isFull && (
        <div className={styles.pair}>
          <PhotoButton from="camera" label={finishTexts.take} onFiles={take} />
          <PhotoButton from="gallery" label={documentTexts.pick} onFiles={take} />
        </div>
      )}
      {proof !== 'photos' && (
        <div className={styles.code}>
          {proof === 'code' ? (
            <Field
              label={finishTexts.code}
              help={finishTexts.codeHelp}
              inputMode="numeric"
              autoComplete="off"
              value={code}
              problem={said('code')}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          ) : (
            <FormField label={finishTexts.reason} help={finishTexts.reasonHelp} problem={said('reason')}>
              {(control) => (
                <WordsInput control={control} draft={reasonDraft} value={reason} onChange={setReason} />
              )}
            </FormField>
          )}
        </div>
      )}
    </StepFrame>
  )
}
