import { photoTexts } from '#features/tracking/trip/trip.texts.ts'
import type { Photo, Photos } from '#features/tracking/trip/use-photos.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { PaperCard } from '#shared/files/PaperCard.tsx'
import { Spinner } from '#shared/plain/states/Spinner.tsx'
import styles from '../photos.module.css'

/** A file that is no picture has none to show. */
const Picture = ({ photo, alt }: { photo: Photo; alt: string }) =>
  photo.state === 'failed' ? (
    <span className={styles.image} role="img" aria-label={alt}>
      <Icon name="image" sizePx={30} />
    </span>
  ) : (
    <img src={photo.preview} alt={alt} className={styles.image} />
  )

/** What was taken, whether it can go, and the way to take it back. */
export const PhotoList = ({ photos, remove, retry }: Pick<Photos, 'photos' | 'remove' | 'retry'>) =>
  photos.length > 0 && (
    <ul className={styles.list}>
      {photos.map((photo, index) => (
        <li key={photo.key} className={styles.photo} data-state={photo.state}>
          {photo.paperName === undefined ? (
            <Picture photo={photo} alt={photoTexts.photo(index + 1)} />
          ) : (
            <PaperCard name={photo.paperName} url={photo.preview} bytes={photo.file.size} />
          )}
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
            <Icon name="trash" sizePx={22} />
            {photoTexts.removeWord}
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
