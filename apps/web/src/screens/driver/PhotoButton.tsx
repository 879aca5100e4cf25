import { useId } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import styles from './photos.module.css'

interface PhotoButtonProps {
  label: string
  /** `camera` opens it at once; `gallery` lets the person choose a picture taken before. */
  from: 'camera' | 'gallery'
  /** What the gallery offers beside pictures the phone makes into JPEG by itself. */
  accept?: string
  isGrand?: boolean
  isDisabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Named one by one, so that an iPhone hands over a JPEG in place of its own kind. */
const photos = 'image/jpeg,image/png'

/** A file field that looks like the other buttons and stays one for the keyboard. */
export const PhotoButton = ({
  label,
  from,
  accept = photos,
  isGrand = false,
  isDisabled = false,
  onFiles,
}: PhotoButtonProps) => {
  const id = useId()
  return (
    <span className={styles.pick} data-grand={isGrand || undefined} data-disabled={isDisabled || undefined}>
      <input
        id={id}
        type="file"
        accept={from === 'camera' ? photos : accept}
        capture={from === 'camera' ? 'environment' : undefined}
        multiple={from === 'gallery'}
        disabled={isDisabled}
        className={styles.input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same picture may be chosen again after it was taken away.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={styles.label}>
        <Icon name={from === 'camera' ? 'camera' : 'image'} sizePx={26} />
        {label}
      </label>
    </span>
  )
}
