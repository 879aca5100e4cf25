/** Signs of the ground, drawn once for each look of the page: shields of roads, dots of towns, signs beside the way. */
import type * as maplibregl from 'maplibre-gl'
import type { GroundColors } from './ground-colors.ts'
import { signImage, signKinds, type SignKind } from './names.ts'
import { shieldImage } from './roads.ts'

const ratio = 2

type Draw = (pen: CanvasRenderingContext2D) => void

/** `sidePx` as seen on the map; the picture has twice as many points. */
const picture = (sidePx: number, draw: Draw): ImageData | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = sidePx * ratio
  canvas.height = sidePx * ratio
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.scale(ratio, ratio)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  draw(pen)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

const dot =
  (colors: GroundColors, { isCapital }: { isCapital: boolean }): Draw =>
  (pen) => {
    pen.fillStyle = colors.halo
    pen.strokeStyle = colors.name
    pen.lineWidth = isCapital ? 1.6 : 1.2
    pen.beginPath()
    pen.arc(6, 6, isCapital ? 4 : 2.8, 0, 2 * Math.PI)
    pen.fill()
    pen.stroke()
    if (!isCapital) return
    pen.fillStyle = colors.name
    pen.beginPath()
    pen.arc(6, 6, 1.6, 0, 2 * Math.PI)
    pen.fill()
  }

/** Strokes within 24 × 24, as all drawings of the house. */
const strokes: Readonly<Record<SignKind, string>> = {
  port: 'M12 6.5V18M12 4.4a1 1 0 1 0 0 2.1 1 1 0 0 0 0-2.1ZM8.5 10h7M5.5 13.5c.4 3 3 4.7 6.5 4.7s6.1-1.7 6.5-4.7',
  border: 'M7 19V5M7 6h9.5l-2.2 3 2.2 3H7',
  pass: 'M4.5 17.5 10 8l3.2 5.4L15 10.8l4.5 6.7Z',
  toll: 'M6.5 19V8.5M6.5 8.5h13M10 8.5l2.4 3.4M14.4 8.5l2.4 3.4M4.5 19h4.5M6.5 8.5V6',
  airport:
    'M12 4.5c-.9 0-1.3 1-1.3 2.2v3L5 13.4v1.8l5.7-1.6v3.3l-1.9 1.4v1.2l3.2-.8 3.2.8v-1.2l-1.9-1.4v-3.3l5.7 1.6v-1.8l-5.7-3.7v-3c0-1.2-.4-2.2-1.3-2.2Z',
  fuel: 'M6.5 18.5v-12h6.5v12M5.5 18.5h8.5M6.5 11H13M13 9l3.3 2v4.6a1.3 1.3 0 0 0 2.6 0V10l-2.3-2.6',
}

const filled: ReadonlySet<SignKind> = new Set(['airport', 'pass'])

const sign =
  (kind: SignKind, colors: GroundColors): Draw =>
  (pen) => {
    const color = kind === 'border' ? colors.crossing : colors[kind]
    pen.fillStyle = color
    pen.strokeStyle = colors.halo
    pen.lineWidth = 1
    pen.beginPath()
    pen.arc(9, 9, 8, 0, 2 * Math.PI)
    pen.fill()
    pen.stroke()
    pen.translate(9, 9)
    pen.scale(0.5, 0.5)
    pen.translate(-12, -12)
    pen.strokeStyle = colors.sign
    pen.fillStyle = colors.sign
    pen.lineWidth = 2.2
    const path = new Path2D(strokes[kind])
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
    if (filled.has(kind)) pen.fill(path)
    else pen.stroke(path)
  }

const shieldSidePx = 20

const shield =
  (colors: GroundColors): Draw =>
  (pen) => {
    pen.fillStyle = colors.shield
    pen.strokeStyle = colors.trunkEdge
    pen.lineWidth = 1
    pen.beginPath()
    pen.roundRect(1, 1, shieldSidePx - 2, shieldSidePx - 2, 3.5)
    pen.fill()
    pen.stroke()
  }

/** Its middle grows with the number; corners stay as they are. */
const stretching = {
  pixelRatio: ratio,
  stretchX: [[12, 28]],
  stretchY: [[12, 28]],
  content: [6, 6, 34, 34],
} satisfies Partial<maplibregl.StyleImageMetadata>

/** A map that is made anew for another look gets all of them anew. */
export const addGroundImages = (map: maplibregl.Map, colors: GroundColors): void => {
  const put = (
    name: string,
    image: ImageData | undefined,
    options: Partial<maplibregl.StyleImageMetadata>,
  ) => {
    if (image && !map.hasImage(name)) map.addImage(name, image, options)
  }
  put('city', picture(12, dot(colors, { isCapital: false })), { pixelRatio: ratio })
  put('capital', picture(12, dot(colors, { isCapital: true })), { pixelRatio: ratio })
  for (const kind of signKinds) put(signImage(kind), picture(18, sign(kind, colors)), { pixelRatio: ratio })
  put(shieldImage, picture(shieldSidePx, shield(colors)), stretching)
}
