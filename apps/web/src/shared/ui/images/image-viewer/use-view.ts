import { type RefObject, useEffect, useRef, useState } from 'react'
import { fitted, held, type Point, type Size, turnedRight, type View, zoomed, zoomStep } from './view.ts'

const nothing: Size = { width: 0, height: 0 }

/** How big the stage is, also after the window or the phone was turned. */
const useSize = (element: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState(nothing)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

export interface ViewControls {
  stage: RefObject<HTMLDivElement | null>
  stageSize: Size
  image: Size
  view: View
  setImage: (size: Size) => void
  change: (change: (view: View) => View) => void
  /** Around a point of the window; around the middle without one. */
  zoom: (factor: number, at?: { clientX: number; clientY: number }) => void
  bigger: () => void
  smaller: () => void
  turn: () => void
  fit: () => void
}

/** How the picture in sight lies; the next one is seen whole and upright (`fit`). */
export const useView = (): ViewControls => {
  const stage = useRef<HTMLDivElement>(null)
  const stageSize = useSize(stage)
  const [image, setImage] = useState(nothing)
  const [view, setView] = useState(fitted)
  const change = (next: (view: View) => View) => setView((now) => held(next(now), image, stageSize))
  const zoom: ViewControls['zoom'] = (factor, at) => {
    const box = stage.current?.getBoundingClientRect()
    const middle: Point =
      at && box
        ? { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 }
        : { x: 0, y: 0 }
    change((now) => zoomed(now, factor, middle))
  }
  return {
    stage,
    stageSize,
    image,
    view,
    setImage,
    change,
    zoom,
    bigger: () => zoom(zoomStep),
    smaller: () => zoom(1 / zoomStep),
    turn: () => change(turnedRight),
    fit: () => change(() => fitted),
  }
}
