import { asJpeg, previewOf } from '#shared/files/as-jpeg.ts'
import { filesTexts } from '#shared/files/files.texts.ts'
import { paperFiles, sendFile, uploadPaper } from '#shared/files/upload-paper.ts'
import { useUploads } from '#shared/files/use-uploads.ts'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import { Spinner } from '#shared/plain/states/Spinner.tsx'
import { FileThumb } from '#shared/ui/images/FileThumb.tsx'
import { RemoveCross } from '#shared/ui/images/RemoveCross.tsx'
import { acceptOf, type UploadedImage } from '#shared/ui/images/image-rules.ts'
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

/** Photos of a vehicle or a paper: made fit, sent at once, shown small. */
export const Pictures = (props: PicturesProps) => {
  const { label, help, value, onChange, most = 1, takesPdf = false, problem } = props
  const { place, chosen, isSending, isWaiting, refusal, take, remove } = useUploads<HTMLFieldSetElement>({
    label,
    value,
    onChange,
    upload: takesPdf ? uploadPaper : uploadPhoto,
    rules: takesPdf ? paperFiles : undefined,
    most,
  })
  const add = (files: readonly File[]) => take(files.slice(0, most - value.length))
  return (
    <fieldset ref={place} className={parts.choices} {...chosen}>
      <legend className={styles.label}>{label}</legend>
      {value.length > 0 && (
        <ul className={styles.pictures}>
          {value.map((file, index) => (
            <li key={file.id}>
              <FileThumb file={file} alt={texts.photo(index + 1)} />
              <RemoveCross label={texts.remove(index + 1)} onRemove={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      {isSending && <Spinner sizePx={28} />}
      {value.length < most && !isSending && (
        <>
          <PhotoButton from="camera" label={texts.take} onFiles={add} />
          <PhotoButton
            from="gallery"
            label={takesPdf ? texts.pickFile : texts.pick}
            {...(takesPdf ? { accept: acceptOf(paperFiles) } : {})}
            onFiles={add}
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
        {refusal ?? problem}
      </p>
    </fieldset>
  )
}
