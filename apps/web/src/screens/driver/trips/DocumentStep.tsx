import { errorTexts } from '@arriero/contract/es/errors'
import type { SaidCode } from '@arriero/domain/errors/errors'
import { useState } from 'react'
import { firstOutcome } from '#features/tracking/trip/outbox/courier.ts'
import { handInDocument } from '#features/tracking/trip/outbox/hand-in.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { usePhotos } from '#features/tracking/trip/use-photos.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { paperFiles } from '#shared/files/upload-paper.ts'
import { Button } from '#shared/plain/Button.tsx'
import { showToast } from '#shared/plain/states/toasts.ts'
import { acceptOf } from '#shared/ui/images/image-rules.ts'
import { documentTexts, driverTexts } from '../driver.texts.ts'
import { PhotoButton } from '../PhotoButton.tsx'
import { PhotoList } from './PhotoList.tsx'
import { StepFrame } from '../StepFrame.tsx'
import styles from '../step.module.css'

/** So long the screen looks on; then the photo goes on its own. */
const lookOnMs = 8000

/** The signed papers, photographed; without them the trip does not start. Spec §5. */
export const DocumentStep = ({ trip, why }: { trip: Trip; why: SaidCode | null }) => {
  const photos = usePhotos(1, { orderId: trip.id, step: 'document' }, paperFiles)
  const [problem, setProblem] = useState('')
  const photo = photos.blobs[0]
  const hasPhoto = photos.isFull

  const { run: submit, isBusy: isSending } = useOnce(async () => {
    setProblem(photo ? '' : errorTexts['file.required'])
    if (!photo) return
    try {
      const { kind } = await firstOutcome(await handInDocument(trip.id, photo), lookOnMs)
      if (kind === 'refused') return
      const text = kind === 'sent' ? documentTexts.done : documentTexts.kept
      showToast({ kind: 'success', title: driverTexts.done, text })
    } catch (error) {
      setProblem(errorText(error))
    }
  })

  const take = (files: readonly File[]) => {
    setProblem('')
    photos.add(files)
  }

  return (
    <StepFrame
      question={documentTexts.question}
      action={
        <>
          <p className={styles.why} role="alert">
            {why ? errorTexts[why] : problem}
          </p>
          {!hasPhoto && <PhotoButton from="camera" label={documentTexts.take} isGrand onFiles={take} />}
          <Button
            kind={hasPhoto ? 'primary' : 'secondary'}
            size={hasPhoto ? 'grand' : 'normal'}
            icon="upload"
            disabled={why !== null}
            isBusy={photos.isPreparing || isSending}
            onClick={submit}
          >
            {documentTexts.submit}
          </Button>
        </>
      }
    >
      <p className={styles.help}>
        {documentTexts.help} {paperFiles.hint}
      </p>
      <PhotoList {...photos} />
      {!hasPhoto && (
        <PhotoButton from="gallery" label={documentTexts.pick} accept={acceptOf(paperFiles)} onFiles={take} />
      )}
    </StepFrame>
  )
}
