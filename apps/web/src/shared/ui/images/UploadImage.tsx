import { Image } from 'antd'
import { type ChangeEvent, useRef } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import { useUploads } from '#shared/files/use-uploads.ts'
import { acceptOf, type ImageRules, type UploadedImage, takesPdf } from './image-rules.ts'
import { uiTexts } from '../ui.texts.ts'
import { FileThumb } from './FileThumb.tsx'
import styles from './UploadImage.module.css'

const UploadTile = ({ image, onRemove }: { image: UploadedImage; onRemove: () => void }) => (
  <div className={styles.tile}>
    {image.pdfBytes === undefined ? (
      <Image
        src={image.url}
        alt={image.name}
        width={104}
        height={104}
        preview={{ cover: <Icon name="eye" sizePx={22} /> }}
      />
    ) : (
      <FileThumb file={image} alt={image.name} />
    )}
    <Button
      className={styles.remove}
      size="small"
      aria-label={uiTexts.remove(image.name)}
      icon="close"
      onClick={onRemove}
    />
  </div>
)

interface UploadImageProps {
  label: string
  value: readonly UploadedImage[]
  onChange: (images: UploadedImage[]) => void
  /** Sends one file and answers what to keep; a rejected promise shows its message. */
  upload: (file: File) => Promise<UploadedImage>
  rules: ImageRules
  most?: number
  /** Adds a button that opens the rear camera on a phone. */
  hasCamera?: boolean
  help?: string
  isOptional?: boolean
  /** Why what was chosen so far will not do; a refused file says more. */
  problem?: string | undefined
}

/** What the camera button takes, since a camera makes nothing else. */
const photos = 'image/jpeg,image/png'

export const UploadImage = (props: UploadImageProps) => {
  const {
    label,
    value,
    onChange,
    upload,
    rules,
    most = 1,
    hasCamera = false,
    help,
    isOptional = false,
  } = props
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const uploads = useUploads<HTMLDivElement>({ label, value, onChange, upload, rules, most })
  const input = {
    type: 'file',
    accept: acceptOf(rules),
    hidden: true,
    tabIndex: -1,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      uploads.take([...(currentTarget.files ?? [])])
      currentTarget.value = ''
    },
  } as const
  return (
    <div ref={uploads.place} role="group" aria-label={label} {...uploads.chosen}>
      <p className={styles.label} aria-hidden="true">
        {label}
        {isOptional && <span> ({plainTexts.optional})</span>}
      </p>
      <Image.PreviewGroup>
        <div className={styles.tiles}>
          {value.map((image) => (
            <UploadTile key={image.id} image={image} onRemove={() => uploads.remove(image)} />
          ))}
        </div>
      </Image.PreviewGroup>
      <div className={styles.buttons}>
        <Button icon="upload" isBusy={uploads.isSending} onClick={() => files.current?.click()}>
          {takesPdf(rules) ? uiTexts.uploadFile : uiTexts.upload}
        </Button>
        {hasCamera && (
          <Button icon="camera" disabled={uploads.isSending} onClick={() => camera.current?.click()}>
            {uiTexts.camera}
          </Button>
        )}
        {most > 1 && <span className={styles.count}>{uiTexts.imageCount(value.length, most)}</span>}
      </div>
      <input {...input} ref={files} multiple={most > 1} aria-label={label} />
      {hasCamera && (
        <input {...input} accept={photos} ref={camera} capture="environment" aria-label={label} />
      )}
      {(help ?? rules.hint) && <p className={styles.help}>{[help, rules.hint].filter(Boolean).join(' ')}</p>}
      {uploads.isWaiting && (
        <p className={styles.help} role="status">
          {plainTexts.sentAfterUpload}
        </p>
      )}
      <p className={styles.problem} role="alert" data-problem>
        {uploads.refusal ?? props.problem}
      </p>
    </div>
  )
}
