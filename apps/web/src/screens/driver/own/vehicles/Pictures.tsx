import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { asJpeg, previewOf, FileProblem } from '#shared/files/as-jpeg.ts'
import { filesTexts } from '#shared/files/files.texts.ts'
import { fileProblem, paperFiles, sendFile, uploadPaper } from '#shared/files/upload-paper.ts'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import { Spinner } from '#shared/plain/states/Spinner.tsx'
import { useHeldSubmit } from '#shared/plain/fields/use-held-submit.ts'
import { FileThumb } from '#shared/ui/images/FileThumb.tsx'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import { acceptOf, type UploadedImage, whyRefused } from '#shared/ui/images/image-rules.ts'
import { PhotoButton } from '#screens/driver/PhotoButton.tsx'
import { pictureTexts as texts } from '../own.texts.ts'
import styles from '../own.module.css'
import parts from '#screens/driver/parts.module.css'

interface PicturesProps {
  label: string
  help?: string
  value: readonly UploadedImage[]
  onChange: (images: UploadedImage[]) => void
  most?: number
  /** A paper may come as its issuer sends it. */
  takesPdf?: boolean
  problem?: string | undefined
}

/** Photos of a vehicle are made fit too, whatever the phone gave. */
const uploadPhoto = async (file: File): Promise<UploadedImage> => {
  const photo = await asJpeg(file)
  const { _id: id } = await sendFile(photo)
  return { id, url: await previewOf(photo), name: file.name }
}

const sent = (file: File, takesPdf: boolean): Promise<UploadedImage> => {
  const refusal = takesPdf ? whyRefused(file, paperFiles) : undefined
  if (refusal) throw new FileProblem(refusal)
  return takesPdf ? uploadPaper(file) : uploadPhoto(file)
}

/** Photos of a vehicle or a paper: made fit, sent at once, shown small. */
export const Pictures = (props: PicturesProps) => {
  const { label, help, value, onChange, most = 1, takesPdf = false, problem } = props
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const field = useRef<HTMLFieldSetElement>(null)
  const chosen = useChosen({ label, files: value.map(({ id }) => id), isSending })
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
      const fresh = await Promise.all(files.slice(0, most - value.length).map((file) => sent(file, takesPdf)))
      latest.current.onChange([...latest.current.value, ...fresh])
    } catch (error) {
      setFailure(fileProblem(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <fieldset ref={field} className={parts.choices} {...chosen}>
      <legend className={styles.label}>{label}</legend>
      {value.length > 0 && (
        <ul className={styles.pictures}>
          {value.map((file, index) => (
            <li key={file.id}>
              <FileThumb file={file} alt={texts.photo(index + 1)} />
              <button
                type="button"
                aria-label={texts.remove(index + 1)}
                onClick={() => onChange(value.filter(({ id }) => id !== file.id))}
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
          <PhotoButton
            from="gallery"
            label={takesPdf ? texts.pickFile : texts.pick}
            {...(takesPdf ? { accept: acceptOf(paperFiles) } : {})}
            onFiles={(files) => void add(files)}
          />
          <p className={parts.help}>
            {help} {takesPdf ? paperFiles.hint : filesTexts.photoHint}
          </p>
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
