/** Pictures of a code, turned until a reader finds it: it finds a wide code only within a degree of level. */

/** One byte of brightness per pixel, row after row. */
export type GrayPicture = { width: number; height: number; gray: Uint8ClampedArray }

/** As a canvas gives it: four bytes per pixel. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

/** Degrees, the likeliest first: how askew a hand holds a card. */
export const likelyTurns: readonly number[] = [
  0,
  ...[1.5, 3, 4.5, 6, 7.5, 9, 10.5, 12, 13.5, 15].flatMap((degrees) => [degrees, -degrees]),
]

export const grayOf = ({ width, height, data }: Picture): GrayPicture => {
  const gray = new Uint8ClampedArray(width * height)
  for (let at = 0; at < gray.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    gray[at] = red * 0.299 + green * 0.587 + blue * 0.114
  }
  return { width, height, gray }
}

const opaqueBlack = 0xff_00_00_00
/** Of brightness, in all three colours. */
const inColours = 0x1_01_01

export const pictureOf = ({ width, height, gray: lights }: GrayPicture): Picture => {
  const pixels = new Uint32Array(width * height)
  lights.forEach((light, at) => (pixels[at] = opaqueBlack + light * inColours))
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) }
}

const white = 255

/** Between four pixels, by how near each of them is; beyond the border all is white. */
const lightAt = ({ width, height, gray }: GrayPicture, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return white
  const at = top * width + left
  const [byX, byY] = [x - left, y - top]
  const [a = white, b = white, c = white, d = white] = [
    gray[at],
    gray[at + 1],
    gray[at + width],
    gray[at + width + 1],
  ]
  return (a * (1 - byX) + b * byX) * (1 - byY) + (c * (1 - byX) + d * byX) * byY
}

/** The same picture turned about its middle, as large as before: its corners are cut. */
export const turned = (picture: GrayPicture, degrees: number): GrayPicture => {
  if (degrees === 0) return picture
  const { width, height } = picture
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2]
  const gray = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [x - midX, y - midY]
      gray[y * width + x] = lightAt(
        picture,
        fromX * cosine + fromY * sine + midX,
        fromY * cosine - fromX * sine + midY,
      )
    }
  return { width, height, gray }
}
