// An archive as a page reads it: through the reader of npm, piece by piece.
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'

/** @param sent hears how many bytes come over the wire, directories and all */
export const opened = (bytes: Uint8Array, sent: (length: number) => void = () => {}): PMTiles =>
  new PMTiles({
    getKey: () => 'archive',
    getBytes: (offset, length) => {
      const data = Uint8Array.from(bytes.subarray(offset, offset + length))
      sent(data.length)
      return Promise.resolve({ data: data.buffer })
    },
  })

export type Read = Readonly<Record<string, readonly VectorTileFeature[]>>

/** The features of a tile by their layers; none where there is no tile. */
export const readTile = async (
  archive: PMTiles,
  ...[zoom, x, y]: [number, number, number]
): Promise<Read> => {
  const found = await archive.getZxy(zoom, x, y)
  if (!found) return {}
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(found.data)))
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, at) => layer.feature(at)),
    ]),
  )
}
