import { photoTexts } from '#features/trips/trips.texts.ts'
import type { Photos } from '#features/trips/use-photos.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Spinner } from '#shared/plain/Spinner.tsx'
import styles from './photos.module.css'

/** What was taken, whether it can go, and the way to take it back. */
export const PhotoList = ({ photos, remove, retry }: Pick<Photos, 'photos' | 'remove' | 'retry'>) =>
  photos.length > 0 && (
    <ul className={styles.list}>
      {photos.map((photo, index) => (
        <li key={photo.key} className={styles.photo} data-state={photo.state}>
          <img src={photo.preview} alt={photoTexts.photo(index + 1)} className={styles.image} />
          <span className={styles.state} role="status">
            {photo.state === 'preparing' ? (
              <Spinner />
            ) : (
              <Icon name={photo.state === 'ready' ? 'check' : 'alert'} />
            )}
            {photoTexts[photo.state]}
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={photoTexts.remove(index + 1)}
            onClick={() => remove(photo.key)}
          >
            <Icon name="trash" sizePx={24} />
          </button>
          {photo.state === 'failed' && (
            <p className={styles.error} role="alert">
              {photo.error}
              <button type="button" className={styles.retry} onClick={() => void retry(photo)}>
                {photoTexts.retry}
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
