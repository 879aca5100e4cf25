import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors'
import { useState } from 'react'
import { refreshTrip } from '#features/trips/trip-queries.ts'
import type { Trip } from '#features/trips/trip.ts'
import { usePhotos } from '#features/trips/use-photos.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { documentTexts, driverTexts } from './driver.texts.ts'
import { PhotoButton } from './PhotoButton.tsx'
import { PhotoList } from './PhotoList.tsx'
import { StepFrame } from './StepFrame.tsx'
import styles from './step.module.css'

/** The signed papers, photographed; without them the trip does not start. Spec §5. */
export const DocumentStep = ({ trip, why }: { trip: Trip; why: ErrorCode | null }) => {
  const photos = usePhotos(1)
  const load = useAct(api.orders.loadSupportDocument)
  const [problem, setProblem] = useState('')
  const file = photos.uploads[0]
  const hasPhoto = photos.photos.length > 0

  const submit = async () => {
    setProblem(file ? '' : errorTexts['file.required'])
    if (!file) return
    try {
      await load.mutateAsync({ params: { _id: trip.id }, body: { file } })
      await refreshTrip(trip.id)
      showToast({ kind: 'success', title: driverTexts.done, text: documentTexts.done })
    } catch (error) {
      setProblem(errorText(error))
      void refreshTrip(trip.id)
    }
  }

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
          <PlainButton
            kind={hasPhoto ? 'primary' : 'plain'}
            size={hasPhoto ? 'grand' : 'normal'}
            icon="upload"
            disabled={why !== null}
            isBusy={photos.isUploading || load.isPending}
            onClick={() => void submit()}
          >
            {documentTexts.submit}
          </PlainButton>
        </>
      }
    >
      <p className={styles.help}>{documentTexts.help}</p>
      <PhotoList {...photos} />
      {!hasPhoto && <PhotoButton from="gallery" label={documentTexts.pick} onFiles={take} />}
    </StepFrame>
  )
}
