/** Tiles for a map: those the phone kept, else those of the server. */
import type { AddProtocolAction } from 'maplibre-gl'
import { archives, fetchTile, tileKey, type ArchiveName, type TileKey } from './ground-files.ts'

type KeptTiles = (key: TileKey) => Promise<ArrayBuffer | undefined>

let kept: KeptTiles | undefined

/** Said by a page that keeps tiles; the others need not look for any. */
export const lookInto = (tiles: KeptTiles): void => {
  kept = tiles
}

/** Over the open sea there is nothing to draw. */
const nothing = {
  tiles: () => Promise.resolve(new ArrayBuffer(0)),
  relief: () => createImageBitmap(new ImageData(1, 1)),
} satisfies Record<ArchiveName, () => Promise<unknown>>

const address = /^ground:\/\/([a-z]+)\/(\d+)\/(\d+)\/(\d+)$/

export const loadGround: AddProtocolAction = async ({ url }, { signal }) => {
  const [, name, ...numbers] = address.exec(url) ?? []
  const archive = archives.find((one) => one === name)
  const [z = 0, x = 0, y = 0] = numbers.map(Number)
  if (!archive) throw new Error(`no such ground: ${url}`)
  // What is kept costs no megabytes, and comes without a signal.
  const own = await kept?.(tileKey(archive, [z, x, y])).catch(() => undefined)
  const data = own ?? (await fetchTile(archive, [z, x, y], signal))
  return { data: data ?? (await nothing[archive]()) }
}
