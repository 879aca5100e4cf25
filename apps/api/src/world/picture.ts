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

const hills: Shape[] = [
  rectangle([0, 0, 1200, 800], '#cfe0e8'),
  {
    fill: '#a9c3b4',
    corners: [
      [0, 430],
      [190, 300],
      [360, 420],
      [560, 260],
      [800, 440],
      [960, 330],
      [1200, 450],
      [1200, 660],
      [0, 660],
    ],
  },
  {
    fill: '#8fae8b',
    corners: [
      [0, 520],
      [220, 440],
      [520, 530],
      [800, 450],
      [1200, 540],
      [1200, 660],
      [0, 660],
    ],
  },
  rectangle([0, 660, 1200, 140], '#6d7470'),
  ...[60, 260, 460, 660, 860, 1060].map((left) => rectangle([left, 744, 90, 8], '#e6e2cf')),
]

/** Hills, a road and a truck on it, its plate still empty. */
const truckScene = (tone: string): Promise<Buffer> =>
  flatPicture(1200, 800, [
    ...hills,
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
const scenes = new Map<string, Promise<Buffer>>()

/** A truck seen from the side, 1200 × 800. */
export const truckPhoto = async (licensePlate: string): Promise<Buffer> => {
  const tone = toneOf(licensePlate)
  const scene = scenes.get(tone) ?? truckScene(tone)
  scenes.set(tone, scene)
  return sharp(await scene)
    .composite([letters(licensePlate, { left: 1014, top: 572, points: 24, ink: '#20262a' })])
    .jpeg({ quality: 82 })
    .toBuffer()
}
