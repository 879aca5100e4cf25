import { useEffect, useRef } from 'react'
import { reviewTexts } from './review.texts.ts'
import type { SeenLine } from './use-paper-reading.ts'
import styles from './review.module.css'

const texts = reviewTexts.dates

/** Around the letters, in pixels of the picture. */
const marginPx = 14
const widestPx = 640

const draw = (
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  box: NonNullable<SeenLine['box']>,
): void => {
  const left = Math.max(0, box.left - marginPx)
  const top = Math.max(0, box.top - marginPx)
  const width = Math.min(picture.naturalWidth - left, box.width + 2 * marginPx)
  const height = Math.min(picture.naturalHeight - top, box.height + 2 * marginPx)
  const scale = Math.min(1, widestPx / width)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

interface PictureCutProps {
  src: string
  box: NonNullable<SeenLine['box']>
  words: string
}

const PictureCut = ({ src, box, words }: PictureCutProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    const picture = new Image()
    picture.src = src
    picture.decode().then(
      () => {
        if (!isGone && canvas.current) draw(canvas.current, picture, box)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [src, box])
  return <canvas ref={canvas} className={styles.cutout} role="img" aria-label={words} />
}

/** The line a day was read from: cut out of the picture, or in its own letters where the file said it itself. */
export const Cutout = ({ line: { text, page, box } }: { line: SeenLine }) =>
  box ? (
    <PictureCut src={page.src} box={box} words={texts.cutout(text)} />
  ) : (
    <q className={styles.quote}>{text}</q>
  )
