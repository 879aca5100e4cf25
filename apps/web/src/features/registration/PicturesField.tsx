import { useId, useRef } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { useUploads } from '#shared/files/use-uploads.ts'
import { FileThumb } from '#shared/ui/images/FileThumb.tsx'
import { RemoveCross } from '#shared/ui/images/RemoveCross.tsx'
import { acceptOf, type UploadedImage } from '#shared/ui/images/image-rules.ts'
import { progressTexts as texts } from './progress.texts.ts'
import styles from './progress.module.css'

interface PicturesFieldProps {
  help: string
  most: number
  value: readonly UploadedImage[]
  onChange: (pictures: readonly UploadedImage[]) => void
  problem: string | undefined
}

/** Pictures of a paper, chosen or taken with the camera of a phone. */
export const PicturesField = (props: PicturesFieldProps) => {
  const { help, most, value, onChange, problem } = props
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { place, chosen, isSending, isWaiting, refusal, take, remove } = useUploads<HTMLDivElement>({
    label: texts.photos,
    value,
    onChange,
    upload: uploadPaper,
    rules: paperFiles,
    most,
  })
  const input = {
    type: 'file',
    accept: acceptOf(paperFiles),
    hidden: true,
    tabIndex: -1,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      take([...(currentTarget.files ?? [])])
      // The same picture may be chosen again after it was taken away.
      currentTarget.value = ''
    },
  } as const
  return (
    <div
      ref={place}
      role="group"
      {...chosen}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help ${id}-problem`}
    >
      <p id={`${id}-label`} className={styles.label}>
        {texts.photos}
      </p>
      <ul className={styles.pictures}>
        {value.map((picture, index) => (
          <li key={picture.id}>
            <FileThumb file={picture} alt={texts.photo(index + 1)} />
            <RemoveCross
              label={
                picture.pdfBytes === undefined ? texts.remove(index + 1) : texts.removeFile(picture.name)
              }
              onRemove={() => remove(picture)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          icon="upload"
          isBusy={isSending}
          aria-invalid={problem ? true : undefined}
          onClick={() => files.current?.click()}
        >
          {texts.add}
        </Button>
        <Button icon="camera" disabled={isSending} onClick={() => camera.current?.click()}>
          {texts.camera}
        </Button>
      </div>
      <input {...input} ref={files} multiple={most > 1} aria-label={texts.add} />
      <input
        {...input}
        ref={camera}
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={texts.camera}
      />
      <p id={`${id}-help`} className={styles.help}>
        {help} {paperFiles.hint}
      </p>
      {isWaiting && (
        <p className={styles.help} role="status">
          {plainTexts.sentAfterUpload}
        </p>
      )}
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {refusal ?? problem}
      </p>
    </div>
  )
}
