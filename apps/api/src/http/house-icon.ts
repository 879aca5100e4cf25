/** An icon of the product in the colour of the house. Its pixels are changed, not its drawing: the library reads no drawings here (features/files/image-writing.ts). */
import sharp from 'sharp'

type Rgb = readonly [red: number, green: number, blue: number]

const partsOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Of a picture in `from` and white and what lies between, the same in `to` and white; what is seen through stays so. */
export const recoloured = async (png: Buffer, from: string, to: string): Promise<Buffer> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [ground] = partsOf(from)
  const house = partsOf(to)
  for (let at = 0; at < data.length; at += 4) {
    const white = Math.max(0, ((data[at] ?? 0) - ground) / (255 - ground))
    for (const [channel, part] of house.entries())
      data[at + channel] = Math.round(part + (255 - part) * white)
  }
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
