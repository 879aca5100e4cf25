/** Photographs for the demo world, put together from flat forms and letters: no real paper, truck or person is shown. */
import sharp, { type OverlayOptions } from 'sharp'
import { flatPicture, type Shape } from './flat-shapes.ts'

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

/** Numbers from 0 to 1 that are the same for the same words: a picture looks as it did the last time, and like no other. */
const chancesOf = (words: string): (() => number) => {
  let state = [...words].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619), 7)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
}

const oneOf = (choices: readonly string[], chance: () => number): string =>
  choices[Math.floor(chance() * choices.length)] ?? '#ffffff'

const fieldTones = ['#fbfaf6', '#f1f3ee', '#e6ebe5', '#d9e2da', '#ece6d6']

/** What is filled in on a form: no two forms are filled in alike. */
const fieldsOf = (words: string): Box[] => {
  const chance = chancesOf(words)
  return Array.from({ length: 42 }, (_, at) => ({
    left: 90 + (at % 7) * 103,
    top: 380 + Math.floor(at / 7) * 118,
    width: 99,
    height: 114,
    fill: oneOf(fieldTones, chance),
  }))
}

/** As much of a caption as fits on a sheet. */
const fitting = (caption: string) => (caption.length > 20 ? `${caption.slice(0, 19)}…` : caption)

/** A sheet of paper with a caption, 900 × 1200; `of` whom or what it is. */
export const paperPhoto = (caption: string, of = ''): Promise<Buffer> => {
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
    letters(fitting(caption), { left: 90, top: 180, points: 64, ink: '#17231d' }),
    letters('Documento de demostración', { left: 90, top: 272, points: 30, ink: '#5d6b64' }),
    ...(of
      ? [
          letters(of, { left: 90, top: 320, points: 30, ink: '#17231d' }),
          ...fieldsOf(`${caption} ${of}`).map(box),
        ]
      : []),
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

const rectangle = (
  [left, top, width, height]: readonly [number, number, number, number],
  fill: string,
): Shape => ({
  fill,
  corners: [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ],
})

const wheel = (x: number): Shape[] =>
  (
    [
      [56, '#20262a'],
      [25, '#aeb7b3'],
      [8, '#5b6461'],
    ] as const
  ).map(([radius, fill]) => ({ fill, centre: [x, 640], radius }))

const skies = ['#cfe0e8', '#c3d7e3', '#d9e4e2', '#d6dcea']
const farHills = ['#a9c3b4', '#9db8b6', '#b3bfa4']
const nearHills = ['#8fae8b', '#84a391', '#9aa97f']

/** From one side to the other, as high as it happens. */
const ridge = (fill: string, [highest, lowest]: readonly [number, number], chance: () => number): Shape => ({
  fill,
  corners: [
    ...Array.from({ length: 9 }, (_, at): [number, number] => [
      at * 150,
      highest + chance() * (lowest - highest),
    ]),
    [1200, 660],
    [0, 660],
  ],
})

const cloud = (chance: () => number): Shape[] => {
  const [x, y] = [chance() * 1200, 20 + chance() * 200]
  const fill = oneOf(['#eef4f6', '#f7fafa', '#b7c8d2'], chance)
  return [-70, 0, 70].map((aside) => ({ fill, centre: [x + aside, y], radius: 46 + chance() * 40 }))
}

const scaled = (shape: Shape, by: number): Shape =>
  'corners' in shape
    ? { fill: shape.fill, corners: shape.corners.map(([x, y]): [number, number] => [x * by, y * by]) }
    : { fill: shape.fill, centre: [shape.centre[0] * by, shape.centre[1] * by], radius: shape.radius * by }

/** Of the land half as many points are drawn a side: it is far away. */
const landScale = 0.5

/** Hills under clouds and a road before them; no truck stands before the same ones. */
const land = async (words: string): Promise<Buffer> => {
  const chance = chancesOf(words)
  const shapes = [
    rectangle([0, 0, 1200, 800], oneOf(skies, chance)),
    ...Array.from({ length: 6 }, () => cloud(chance)).flat(),
    ridge(oneOf(farHills, chance), [110, 480], chance),
    ridge(oneOf(nearHills, chance), [400, 600], chance),
    rectangle([0, 660, 1200, 140], '#6d7470'),
    ...[60, 260, 460, 660, 860, 1060].map((left) => rectangle([left, 744, 90, 8], '#e6e2cf')),
  ]
  const drawn = await flatPicture(
    1200 * landScale,
    800 * landScale,
    shapes.map((shape) => scaled(shape, landScale)),
  )
  return sharp(drawn).resize({ width: 1200 }).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
}

/** A truck with nothing around it, its plate still empty. */
const bareTruck = (tone: string): Promise<Buffer> =>
  flatPicture(1200, 800, [
    rectangle([130, 688, 960, 14], '#545b58'),
    rectangle([150, 586, 870, 30], '#39413e'),
    rectangle([150, 270, 660, 316], '#f4f4f0'),
    ...Array.from({ length: 9 }, (_, at) => rectangle([218 + at * 64, 300, 4, 240], '#d9dcd6')),
    rectangle([150, 540, 660, 18], tone),
    {
      fill: tone,
      corners: [
        [834, 616],
        [834, 384],
        [848, 370],
        [986, 370],
        [1068, 504],
        [1076, 540],
        [1076, 616],
      ],
    },
    {
      fill: '#e8f3f8',
      corners: [
        [880, 492],
        [880, 404],
        [976, 404],
        [1028, 492],
      ],
    },
    rectangle([872, 516, 44, 8], '#f4f4f0'),
    rectangle([1052, 526, 26, 30], '#ffdf8a'),
    rectangle([820, 606, 270, 20], '#2b3230'),
    ...[270, 400, 950].flatMap(wheel),
    rectangle([1000, 564, 150, 42], '#20262a'),
    rectangle([1003, 567, 144, 36], '#ffffff'),
  ])

/** Of each tone one: they are drawn pixel by pixel. */
const bareTrucks = new Map<string, Promise<Buffer>>()

/** A truck seen from the side, 1200 × 800. */
export const truckPhoto = async (licensePlate: string): Promise<Buffer> => {
  const tone = toneOf(licensePlate)
  const truck = bareTrucks.get(tone) ?? bareTruck(tone)
  bareTrucks.set(tone, truck)
  return sharp(await land(licensePlate))
    .composite([
      { input: await truck },
      letters(licensePlate, { left: 1014, top: 572, points: 24, ink: '#20262a' }),
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}
