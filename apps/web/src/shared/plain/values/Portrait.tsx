import { useState } from 'react'
import styles from './values.module.css'

interface PortraitProps {
  person: { name: string; image: string | null | undefined }
  sizePx?: number
  /** Shown in place of the name's first letter. */
  letters?: string
}

/** A letter stays a letter in the smallest. */
const letterPx = (sizePx: number) => Math.max(13, sizePx * 0.42)

/** Somebody's picture, else the first letter of his name; decoration beside the name itself. */
export const Portrait = ({ person: { name, image }, sizePx = 32, letters }: PortraitProps) => {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      className={styles.portrait}
      style={{ width: sizePx, height: sizePx, fontSize: letterPx(sizePx) }}
      data-portrait
    >
      {image && image !== broken ? (
        <img src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        (letters ?? name.slice(0, 1))
      )}
    </span>
  )
}
