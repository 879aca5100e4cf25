import { useId, useRef } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { PlainButton } from '#shared/plain/Button.tsx'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import { useHeldSubmit } from '#shared/plain/use-held-submit.ts'
import { paperFiles } from '#shared/files/upload-paper.ts'
import { FileThumb } from '#shared/ui/FileThumb.tsx'
import { acceptOf } from '#shared/ui/image-rules.ts'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import { progressTexts as texts } from './progress.texts.ts'
import type { PaperFormControls } from './use-paper-form.ts'
import styles from './progress.module.css'

/** Pictures of a paper, chosen or taken with the camera of a phone. */
export const PicturesField = ({ form }: { form: PaperFormControls }) => {
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const { rule, typed, problems, isSending } = form
  const chosen = useChosen({
    label: texts.photos,
    files: typed.pictures.map(({ id: one }) => one),
    isSending,
  })
  const isWaiting = useHeldSubmit(field, { isHeld: isSending, hasFailed: form.hasFailed })
  const input = {
    type: 'file',
    accept: acceptOf(paperFiles),
    hidden: true,
    tabIndex: -1,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      form.take([...(currentTarget.files ?? [])])
      // The same picture may be chosen again after it was taken away.
      currentTarget.value = ''
    },
  } as const
  return (
    <div
      ref={field}
      role="group"
      {...chosen}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help ${id}-problem`}
    >
      <p id={`${id}-label`} className={styles.label}>
        {texts.photos}
      </p>
      <ul className={styles.pictures}>
        {typed.pictures.map((picture, index) => (
          <li key={picture.id}>
            <FileThumb file={picture} alt={texts.photo(index + 1)} />
            <button
              type="button"
              aria-label={
                picture.pdfBytes === undefined ? texts.remove(index + 1) : texts.removeFile(picture.name)
              }
              onClick={() =>
                form.set({ pictures: typed.pictures.filter(({ id: one }) => one !== picture.id) })
              }
            >
              <Icon name="close" sizePx={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <PlainButton icon="upload" isBusy={isSending} onClick={() => files.current?.click()}>
          {texts.add}
        </PlainButton>
        <PlainButton icon="camera" disabled={isSending} onClick={() => camera.current?.click()}>
          {texts.camera}
        </PlainButton>
      </div>
      <input {...input} ref={files} multiple={rule.mostPictures > 1} aria-label={texts.add} />
      <input
        {...input}
        ref={camera}
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={texts.camera}
      />
      <p id={`${id}-help`} className={styles.help}>
        {texts.photosHelp(rule.leastPictures, rule.mostPictures)} {paperFiles.hint}
      </p>
      {isWaiting && (
        <p className={styles.help} role="status">
          {plainTexts.sentAfterUpload}
        </p>
      )}
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problems.images}
      </p>
    </div>
  )
}
