import { useEffect, useEffectEvent, useState, type PointerEvent, useRef } from 'react'
import styles from './ImageViewer.module.css'
import { viewerTexts as texts } from './image-viewer.texts.ts'
import type { ViewControls } from './use-view.ts'
import { fitScale, zoomStep, moved } from './view.ts'
import type { ViewedImage } from './viewed-image.ts'

type Finger = { clientX: number; clientY: number }

const apart = (one: Finger, other: Finger) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

const between = (one: Finger, other: Finger): Finger => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
})

/** One finger (or the mouse) moves the picture, two make it bigger and smaller. */
const useDrag = ({ change, zoom }: ViewControls) => {
  const fingers = useRef(new Map<number, Finger>())
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { clientX: event.clientX, clientY: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, now)
      if (other) zoom(apart(now, other) / Math.max(1, apart(before, other)), between(now, other))
      else change((view) => moved(view, { x: now.clientX - before.clientX, y: now.clientY - before.clientY }))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

interface ViewerStageProps {
  image: ViewedImage
  controls: ViewControls
}

const transformOf = ({ image, stageSize, view }: ViewControls): string => {
  const scale = fitScale(image, stageSize, view.turns) * view.zoom
  return `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${scale})`
}

/** React's own wheel listener is passive and could not keep the page still. */
const useWheel = (controls: ViewControls) => {
  const { stage } = controls
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    controls.zoom(Math.exp(-event.deltaY / 400), event)
  })
  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [stage])
}

/** Keyed by its address: each one is awaited anew. */
const Picture = ({ image, controls }: ViewerStageProps) => {
  const [state, setState] = useState<'awaited' | 'seen' | 'broken'>('awaited')
  if (state === 'broken') {
    return (
      <p className={styles.broken} role="alert">
        <strong>{texts.broken}</strong>
        {texts.brokenHelp}
      </p>
    )
  }
  return (
    <img
      src={image.url}
      alt={image.name}
      draggable={false}
      className={styles.image}
      data-seen={state === 'seen' || undefined}
      style={{ transform: transformOf(controls) }}
      onError={() => setState('broken')}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        controls.setImage({ width: naturalWidth, height: naturalHeight })
        setState('seen')
      }}
    />
  )
}

/** Where the picture lies: wheel, drag, pinch and double click. Buttons and keys do the same. */
export const ViewerStage = ({ image, controls }: ViewerStageProps) => {
  const drag = useDrag(controls)
  useWheel(controls)
  const isGrown = controls.view.zoom > 1
  return (
    <div
      ref={controls.stage}
      className={styles.stage}
      data-grown={isGrown || undefined}
      onDoubleClick={(event) => (isGrown ? controls.fit() : controls.zoom(zoomStep ** 2, event))}
      {...drag}
    >
      <Picture key={image.url} image={image} controls={controls} />
    </div>
  )
}
