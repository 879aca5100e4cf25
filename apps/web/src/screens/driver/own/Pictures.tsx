import { useLayoutEffect, useRef, useState } from 'react'
import { UnreadablePhoto, asJpeg, uploadPhoto } from '#features/trips/photo.ts'
import { photoTexts } from '#features/trips/trips.texts.ts'
import { errorText } from '#shared/api/error-text.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import { Spinner } from '#shared/plain/Spinner.tsx'
import { useHeldSubmit } from '#shared/plain/use-held-submit.ts'
import type { UploadedImage } from '#shared/ui/image-rules.ts'
import { PhotoButton } from '../PhotoButton.tsx'
import { pictureTexts as texts } from './own.texts.ts'
import styles from './own.module.css'
import parts from '../parts.module.css'

interface PicturesProps {
  label: string
  value: readonly UploadedImage[]
  onChange: (images: UploadedImage[]) => void
  most?: number
  problem?: string
}

const previewSidePx = 240

/** Small enough to be kept over a reload of the wizard. */
const previewOf = async (photo: Blob): Promise<string> => {
  const picture = await createImageBitmap(photo)
  const scale = Math.min(1, previewSidePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.7)
}

const taken = async (file: File): Promise<UploadedImage> => {
  const photo = await asJpeg(file)
  return { id: await uploadPhoto(photo), url: await previewOf(photo), name: file.name }
}

/** Photos of a vehicle or a paper: made fit, sent at once, shown small. */
export const Pictures = (props: PicturesProps) => {
  const { label, value, onChange, most = 1, problem } = props
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const field = useRef<HTMLFieldSetElement>(null)
  const isWaiting = useHeldSubmit(field, { isHeld: isSending, hasFailed: failure !== '' })
  // Sending ends long after it began: what was typed or taken away meanwhile must stay so.
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const add = async (files: readonly File[]) => {
    setSending(true)
    setFailure('')
    try {
      const fresh = await Promise.all(files.slice(0, most - value.length).map(taken))
      latest.current.onChange([...latest.current.value, ...fresh])
    } catch (error) {
      setFailure(error instanceof UnreadablePhoto ? photoTexts.unreadable : errorText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <fieldset ref={field} className={parts.choices} data-chosen={value.map(({ id }) => id).join(' ')}>
      <legend className={styles.label}>{label}</legend>
      {value.length > 0 && (
        <ul className={styles.pictures}>
          {value.map(({ id, url }, index) => (
            <li key={id}>
              <img src={url} alt={texts.photo(index + 1)} />
              <button
                type="button"
                aria-label={texts.remove(index + 1)}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              >
                <Icon name="trash" sizePx={24} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSending && <Spinner sizePx={28} />}
      {value.length < most && !isSending && (
        <>
          <PhotoButton from="camera" label={texts.take} onFiles={(files) => void add(files)} />
          <PhotoButton from="gallery" label={texts.pick} onFiles={(files) => void add(files)} />
        </>
      )}
      {isWaiting && (
        <p className={parts.help} role="status">
          {plainTexts.sentAfterUpload}
        </p>
      )}
      <p className={parts.problem} role="alert" data-problem>
        {failure || problem}
      </p>
    </fieldset>
  )
}
