import { useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { isPdfAddress } from '#shared/files/file-kinds.ts'
import { PaperCard } from '#shared/files/PaperCard.tsx'
import type { ViewedImage } from './image-viewer/viewed-image.ts'
import { ImageViewer } from './ImageViewer.tsx'
import { uiTexts } from '../ui.texts.ts'
import styles from './Thumbnails.module.css'

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
