/** What the build reads: the folders of open data, as they are (compressed GeoJSON and tables). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export type Position = [lon: number, lat: number]
type Feature<Properties, Geometry> = { properties: Properties; geometry: Geometry }

export type RoadFeature = Feature<
  { class: string; ref?: string; name?: string; km: number; a: number; b: number },
  { coordinates: Position[] }
>
export type PlaceFeature = Feature<
  { name: string; code?: string; pop?: number; rank: number },
  { coordinates: Position }
>
export type AreaGeometry =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] }
export type MunicipalityFeature = Feature<{ code: string; name: string; depName: string }, AreaGeometry>
export type TollFeature = Feature<
  { nombrepeaje: string; codigopeaje?: number; codigotramo?: string; sentido?: string; responsable?: string },
  { coordinates: Position }
>

/** One official way: DIVIPOLA codes of its ends, km, the towns it names. */
export type OfficialRow = { name: string; from: string; to: string; km: number; via: string[] }

const text = (folder: string, file: string): string => gunzipSync(readFileSync(join(folder, file))).toString()

const features = <Row>(folder: string, layer: string): Row[] =>
  (JSON.parse(text(folder, `layers/${layer}.geojson.gz`)) as { features: Row[] }).features

export const readRoads = (folder: string): RoadFeature[] => features(folder, 'vias')
export const readPlaces = (folder: string): PlaceFeature[] => features(folder, 'lugares')
export const readMunicipalities = (folder: string): MunicipalityFeature[] => features(folder, 'municipios')
export const readBuiltUp = (folder: string): Feature<{ km2: number }, AreaGeometry>[] =>
  features(folder, 'urbano')
export const readTolls = (folder: string): TollFeature[] => features(folder, 'peajes-invias')

const officialLine = /^\d+,(.*),(\d{5}),(\d{5}),([\d.]+)(?:,[\d.]*){5},(.*)$/

export const readOfficial = (folder: string): OfficialRow[] =>
  text(folder, 'reference/sicetac-rutas.csv.gz')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, name = '', from = '', to = '', km = '', via = ''] = officialLine.exec(line.trim()) ?? []
      const towns = via.replaceAll('"', '').split(',')
      return { name, from, to, km: Number(km), via: towns.map((town) => town.trim()).filter(Boolean) }
    })

/** Whether a line from the position to the east crosses the side. */
const crosses = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

/** Whether an area holds a position, holes left out. */
export const holds = (area: AreaGeometry, position: Position): boolean => {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates
  return polygons.some((rings) => {
    let crossings = 0
    for (const ring of rings)
      for (const [at, corner] of ring.entries())
        if (crosses(position, corner, ring.at(at - 1) ?? corner)) crossings += 1
    return crossings % 2 === 1
  })
}

/** Lower case, without accents or punctuation. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
