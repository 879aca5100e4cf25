/** Photographs for the demo world, put together from rectangles and letters: no real paper, truck or person is shown. */
import sharp, { type OverlayOptions } from 'sharp'

type Box = { left: number; top: number; width: number; height: number; fill: string }

const box = ({ left, top, width, height, fill }: Box): OverlayOptions => ({
  input: { create: { width, height, channels: 3, background: fill } },
  left,
  top,
})

const letters = (
  text: string,
  { left, top, points, ink }: { left: number; top: number; points: number; ink: string },
): OverlayOptions => ({
  input: {
    text: {
      text: `<span foreground="${ink}">${text.replace(/[<>&]/g, '')}</span>`,
      font: `sans ${points}`,
      dpi: 72,
      rgba: true,
    },
  },
  left,
  top,
})

type Ground = { width: number; height: number; fill: string }

const sheet = ({ width, height, fill }: Ground, parts: OverlayOptions[]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: fill } })
    .composite(parts)
    .jpeg({ quality: 82 })
    .toBuffer()

/** A sheet of paper with a caption, 900 × 1200. */
export const paperPhoto = (caption: string): Promise<Buffer> => {
  const rows = Array.from({ length: 16 }, (_, row) => ({
    left: 90,
    top: 380 + row * 44,
    width: row % 4 === 3 ? 420 : 720,
    height: 12,
    fill: '#c9d3cd',
  }))
  return sheet({ width: 900, height: 1200, fill: '#8c7a5f' }, [
    box({ left: 40, top: 40, width: 820, height: 1120, fill: '#fbfaf6' }),
    box({ left: 90, top: 110, width: 180, height: 18, fill: '#14684A' }),
    letters(caption, { left: 90, top: 180, points: 64, ink: '#17231d' }),
    letters('Documento de demostración', { left: 90, top: 290, points: 30, ink: '#5d6b64' }),
    ...rows.map(box),
  ])
}

/** The same sheet for where there are many of them: 300 × 400. */
export const smallPaperPhoto = async (caption: string): Promise<Buffer> =>
  sharp(await paperPhoto(caption))
    .resize({ width: 300 })
    .jpeg({ quality: 80 })
    .toBuffer()

const tones = ['#14684A', '#1f5f8b', '#7a4b1e', '#6b3a6b', '#2f6f73', '#8a2f2f']
const toneOf = (text: string) => tones[(text.codePointAt(0) ?? 0) % tones.length] ?? '#14684A'

/** A truck seen from the side, 1200 × 800. */
export const truckPhoto = (licensePlate: string): Promise<Buffer> => {
  const tone = toneOf(licensePlate)
  const wheels = [270, 410, 900].map((left) =>
    box({ left, top: 560, width: 100, height: 100, fill: '#20262a' }),
  )
  return sheet({ width: 1200, height: 800, fill: '#cfe0e8' }, [
    box({ left: 0, top: 470, width: 1200, height: 140, fill: '#8fae8b' }),
    box({ left: 0, top: 600, width: 1200, height: 200, fill: '#6d7470' }),
    box({ left: 180, top: 320, width: 600, height: 260, fill: '#f4f4f0' }),
    box({ left: 800, top: 400, width: 230, height: 180, fill: tone }),
    box({ left: 900, top: 425, width: 105, height: 70, fill: '#e8f3f8' }),
    ...wheels,
    box({ left: 1010, top: 540, width: 130, height: 44, fill: '#ffffff' }),
    letters(licensePlate, { left: 1020, top: 549, points: 28, ink: '#20262a' }),
  ])
}
