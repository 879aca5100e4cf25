/** Photographs for the demo world, put together from plain forms and letters: no real paper, truck or person is shown. */
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

const wheel = (x: number) =>
  `<circle cx="${x}" cy="640" r="56" fill="#20262a"/><circle cx="${x}" cy="640" r="25" fill="#aeb7b3"/><circle cx="${x}" cy="640" r="8" fill="#5b6461"/>`

const grooves = Array.from({ length: 9 }, (_, at) => `M${220 + at * 64} 300v262`).join('')

/** Hills, a road and the truck on it, its plate still empty; the origin is left above. */
const truckScene = (tone: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
<path d="M0 430 190 300 360 420 560 260 800 440 960 330 1200 450V640H0Z" fill="#a9c3b4"/>
<path d="M0 520 220 440 520 530 800 450 1200 540V680H0Z" fill="#8fae8b"/>
<path d="M0 660H1200V800H0Z" fill="#6d7470"/><path d="M0 748H1200" stroke="#e6e2cf" stroke-width="8" stroke-dasharray="90 70"/>
<ellipse cx="620" cy="696" rx="500" ry="14" fill="#545b58"/>
<rect x="150" y="586" width="870" height="30" fill="#39413e"/>
<rect x="150" y="270" width="660" height="316" rx="10" fill="#f4f4f0"/><path d="${grooves}" stroke="#d9dcd6" stroke-width="4"/>
<rect x="150" y="540" width="660" height="18" fill="${tone}"/>
<path d="M834 616V392q0-22 22-22h112q22 0 34 20l62 104q12 20 12 42v80Z" fill="${tone}"/>
<path d="M880 492V412q0-8 8-8h72q10 0 16 10l46 78Z" fill="#e8f3f8"/><path d="M872 520h44" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>
<rect x="1050" y="528" width="28" height="30" rx="6" fill="#ffdf8a"/><rect x="820" y="606" width="270" height="20" rx="6" fill="#2b3230"/>
${[270, 400, 950].map(wheel).join('')}
<rect x="1000" y="564" width="150" height="42" rx="6" fill="#fff" stroke="#20262a" stroke-width="3"/></svg>`

/** A truck seen from the side, 1200 × 800. */
export const truckPhoto = (licensePlate: string): Promise<Buffer> => {
  const tone = toneOf(licensePlate)
  return sheet({ width: 1200, height: 800, fill: '#cfe0e8' }, [
    { input: Buffer.from(truckScene(tone)), left: 0, top: 0 },
    letters(licensePlate, { left: 1016, top: 572, points: 24, ink: '#20262a' }),
  ])
}
