/** How a picture lies on its stage: numbers only, so that they are tested without one. */

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export interface View {
  /** 1 = the whole picture fits. */
  zoom: number
  /** Quarter turns clockwise, 0–3. */
  turns: number
  /** Pixels the picture's middle lies away from the stage's. */
  x: number
  y: number
}

export const fitted: View = { zoom: 1, turns: 0, x: 0, y: 0 }

export const zoomStep = 1.4
const mostZoom = 8
/** A thumbnail is not blown up to a wall of squares. */
const mostFit = 2

const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Screen pixels per pixel of the picture that show it whole. */
export const fitScale = (image: Size, stage: Size, turns: number): number => {
  const { width, height } = turned(image, turns)
  if (width === 0 || height === 0) return 1
  return Math.min(stage.width / width, stage.height / height, mostFit)
}

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** Keeps the picture's edge from leaving the middle of the stage empty. */
export const held = (view: View, image: Size, stage: Size): View => {
  const { width, height } = turned(image, view.turns)
  const scale = fitScale(image, stage, view.turns) * view.zoom
  return {
    ...view,
    x: within(view.x, Math.max(0, (width * scale - stage.width) / 2)),
    y: within(view.y, Math.max(0, (height * scale - stage.height) / 2)),
  }
}

/** Bigger or smaller around a point of the stage (from its middle), which stays under the finger. */
export const zoomed = (view: View, factor: number, at: Point = { x: 0, y: 0 }): View => {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * factor))
  const grown = zoom / view.zoom
  return { ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }
}

export const moved = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })

/** A quarter to the right; the whole picture is seen again. */
export const turnedRight = (view: View): View => ({ ...fitted, turns: (view.turns + 1) % 4 })

/** The picture `by` steps further; after the last comes the first. */
export const stepped = (index: number, by: number, count: number): number => (index + by + count) % count
