/** The archives of the ground, and how a map asks for their tiles. */
import tilesUrl from '@arriero/map/tiles/colombia.pmtiles?url'
import reliefUrl from '@arriero/map/tiles/relieve.pmtiles?url'
import { PMTiles } from 'pmtiles'

export const groundScheme = 'ground'
export const archives = ['tiles', 'relief'] as const
export type ArchiveName = (typeof archives)[number]

const addresses: Readonly<Record<ArchiveName, string>> = { tiles: tilesUrl, relief: reliefUrl }

/** As far as the archives go; from there on a tile is drawn larger. */
export const zooms: Readonly<Record<ArchiveName, { least: number; most: number }>> = {
  tiles: { least: 0, most: 11 },
  relief: { least: 4, most: 7 },
}

export type TileKey = string

/** With the archive's own name in it, which changes with what is in it: what a phone kept of another one is never drawn. */
export const tileKey = (archive: ArchiveName, [z, x, y]: readonly [number, number, number]): TileKey =>
  `${addresses[archive].split('/').at(-1) ?? ''}/${z}/${x}/${y}`

export const groundAddress = (archive: ArchiveName): string => `${groundScheme}://${archive}/{z}/{x}/{y}`

const opened = new Map<ArchiveName, PMTiles>()

const archiveOf = (name: ArchiveName): PMTiles => {
  const known = opened.get(name)
  if (known) return known
  const archive = new PMTiles(new URL(addresses[name], window.location.href).href)
  opened.set(name, archive)
  return archive
}

/** From the server; undefined where the archive has no such tile. */
export const fetchTile = async (
  archive: ArchiveName,
  [z, x, y]: readonly [number, number, number],
  signal?: AbortSignal,
): Promise<ArrayBuffer | undefined> => (await archiveOf(archive).getZxy(z, x, y, signal))?.data
