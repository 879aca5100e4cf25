import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './ImageViewer.module.css'
import { viewerTexts as texts } from './image-viewer.texts.ts'
import { useView, type ViewControls } from './use-view.ts'
import { stepped } from './view.ts'
import { ViewerBar, ViewerButton } from './ViewerBar.tsx'
import type { ImageViewerProps } from './viewed-image.ts'
import { ViewerStage } from './ViewerStage.tsx'

type Step = (by: number) => void

const pressed = (event: KeyboardEvent, controls: ViewControls, step: Step): void => {
  // A modal behind it would take Escape, or an arrow, as its own.
  event.stopPropagation()
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const acts: Readonly<Record<string, () => void>> = {
    '+': controls.bigger,
    '=': controls.bigger,
    '-': controls.smaller,
    '0': controls.fit,
    r: controls.turn,
    R: controls.turn,
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  }
  const act = acts[event.key]
  if (!act) return
  event.preventDefault()
  act()
}

/** The browser's own modal dialog keeps the focus inside and gives it back. */
export const ViewerDialog = ({ images, start = 0, onClose }: ImageViewerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [index, setIndex] = useState(start)
  const controls = useView()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const image = images[index] ?? images[0]
  if (!image) return null
  const isOnly = images.length < 2
  const step: Step = (by) => {
    if (isOnly) return
    controls.fit()
    setIndex((now) => stepped(now, by, images.length))
  }
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={titleId}
      onClose={() => dialog.current?.open === false && onClose()}
      onKeyDown={(event) => pressed(event, controls, step)}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {image.name}
          {!isOnly && <small>{texts.place(index + 1, images.length)}</small>}
        </h2>
        <ViewerButton label={texts.close} icon="close" onClick={() => dialog.current?.close()} />
      </header>
      <ViewerStage image={image} controls={controls} />
      {!isOnly && (
        <ViewerButton label={texts.previous} icon="arrowLeft" place="previous" onClick={() => step(-1)} />
      )}
      {!isOnly && <ViewerButton label={texts.next} icon="arrowRight" place="next" onClick={() => step(1)} />}
      <ViewerBar controls={controls} />
    </dialog>
  )
}
