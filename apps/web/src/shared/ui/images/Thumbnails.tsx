import { useState, Suspense } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { isPdfAddress } from '#shared/files/file-kinds.ts'
import { PaperCard } from '#shared/files/PaperCard.tsx'
import type { ViewedImage, ImageViewerProps } from './image-viewer/viewed-image.ts'
import { uiTexts } from '../ui.texts.ts'
import styles from './Thumbnails.module.css'
import { lazyPart } from '#shared/line/lazy-part.ts'

const ViewerDialog = lazyPart(async () => ({
  default: (await import('./image-viewer/ViewerDialog.tsx')).ViewerDialog,
}))

/** Pictures over the whole window, one at a time: bigger, turned, the next one. Mounted = open. */
const ImageViewer = (props: ImageViewerProps) => (
  <Suspense fallback={null}>
    <ViewerDialog {...props} />
  </Suspense>
)

/** Small pictures in a row; each opens all of them in the viewer, at its own. A PDF is a paper that opens by itself. */
export const Thumbnails = ({ images: files }: { images: readonly ViewedImage[] }) => {
  const [start, setStart] = useState<number>()
  const images = files.filter(({ url }) => !isPdfAddress(url))
  const papers = files.filter(({ url }) => isPdfAddress(url))
  return (
    <>
      <ul className={styles.row}>
        {images.map(({ url, name }, index) => (
          // Its address is signed anew now and then; the picture and the focus on it stay.
          <li key={url.split('?')[0]}>
            <button type="button" className={styles.thumbnail} onClick={() => setStart(index)}>
              <img src={url} alt={uiTexts.enlarge(name, index + 1, images.length)} loading="lazy" />
              <span className={styles.cover}>
                <Icon name="search" sizePx={22} />
              </span>
            </button>
          </li>
        ))}
        {papers.map(({ url, name }) => (
          <li key={url.split('?')[0]}>
            <PaperCard name={name} url={url} />
          </li>
        ))}
      </ul>
      {start !== undefined && (
        <ImageViewer images={images} start={start} onClose={() => setStart(undefined)} />
      )}
    </>
  )
}
