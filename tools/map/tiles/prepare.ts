// The layers of one zoom, as they are to be drawn there: chosen by the rules, joined, simplified.
import { country, linesParting, stretchesOf, type Stretch } from './boundaries.ts'
import { joined } from './join.ts'
import { linesOf, readLayer } from './layers.ts'
import { roadsAt, roadsOfLayer, type Road } from './roads.ts'
import { isDrawnAt, layerNames, ownRiversFrom, rules, type LayerName } from './rules.ts'
import { longestZoom, type Line, type Shape, type Tags } from './shapes.ts'
import { areasAt, lineAt, linesAt, type Fineness } from './simplify.ts'

export interface Sources {
  readonly land: readonly Shape[]
  readonly water: readonly Shape[]
  readonly urban: readonly Shape[]
  readonly rivers: readonly Shape[]
  readonly continentRivers: readonly Shape[]
  readonly neighbourBorders: readonly Shape[]
  readonly stretches: readonly Stretch[]
  readonly roads: readonly Road[]
  readonly places: readonly Shape[]
  readonly points: readonly Shape[]
  readonly labels: readonly Shape[]
}

const readStretches = (folder: string, borders: readonly Shape[]): readonly Stretch[] => {
  const municipalities = readLayer(folder, 'municipios').flatMap((shape) =>
    shape.kind === 'areas' ? [{ department: String(shape.tags['dep']), areas: shape.areas }] : [],
  )
  return stretchesOf(municipalities, linesOf(borders.filter(({ tags }) => tags['k'] === 1)))
}

/** Rivers come in pieces: each is as few lines as its branches allow. */
const inFewLines = (shape: Shape): Shape =>
  shape.kind === 'lines' ? { ...shape, lines: joined(shape.lines) } : shape

export const readSources = (folder: string): Sources => {
  const borders = readLayer(folder, 'fronteras')
  return {
    land: readLayer(folder, 'tierra'),
    water: readLayer(folder, 'agua'),
    urban: readLayer(folder, 'urbano'),
    rivers: readLayer(folder, 'rios').map(inFewLines),
    continentRivers: readLayer(folder, 'rios-mundo').map(inFewLines),
    neighbourBorders: borders.filter(({ tags }) => tags['k'] !== 1),
    stretches: readStretches(folder, borders),
    roads: roadsOfLayer(readLayer(folder, 'vias')),
    places: readLayer(folder, 'lugares'),
    points: readLayer(folder, 'puntos'),
    labels: readLayer(folder, 'etiquetas'),
  }
}

const finenessOf = (name: LayerName, zoom: number): Fineness => {
  const { tolerance: [before, atLongest] = [0, 0], least = 0 } = rules[name]
  return zoom === longestZoom ? { zoom, tolerance: atLongest } : { zoom, tolerance: before, least }
}

const finer = (shape: Shape, fineness: Fineness): Shape => {
  switch (shape.kind) {
    case 'points':
      return shape
    case 'lines':
      return { ...shape, lines: linesAt(shape.lines, fineness) }
    case 'areas':
      return { ...shape, areas: areasAt(shape.areas, fineness) }
  }
}

const linesShape = (tags: Tags, lines: readonly Line[]): Shape => ({ kind: 'lines', tags, lines })

/** Stretches are simplified as one, whatever they are drawn as. */
const boundaryShapes = (sources: Sources, zoom: number): Partial<Record<LayerName, readonly Shape[]>> => {
  const fineness = finenessOf('co', zoom)
  const stretches = sources.stretches.map((stretch) => ({ ...stretch, line: lineAt(stretch.line, fineness) }))
  const areas = areasAt(country(stretches), { ...fineness, tolerance: 0 })
  return {
    co: [{ kind: 'areas', tags: {}, areas }],
    dep: [linesShape({}, linesParting(stretches, 'departments'))],
    mun: [linesShape({}, linesParting(stretches, 'municipalities'))],
    border: [
      linesShape({ k: 1 }, linesParting(stretches, 'neighbours')),
      ...sources.neighbourBorders.map((shape) => finer(shape, finenessOf('border', zoom))),
    ],
  }
}

/** Land has no tags: all of it is one shape. */
const asOne = (shapes: readonly Shape[]): readonly Shape[] => [
  { kind: 'areas', tags: {}, areas: shapes.flatMap((shape) => (shape.kind === 'areas' ? shape.areas : [])) },
]

const chosenFrom = (sources: Sources, zoom: number): Partial<Record<LayerName, readonly Shape[]>> => ({
  land: asOne(sources.land),
  water: sources.water,
  urban: sources.urban,
  river: zoom < ownRiversFrom ? sources.continentRivers : sources.rivers,
  road: roadsAt(sources.roads, zoom),
  place: sources.places,
  poi: sources.points,
  label: sources.labels,
})

export const layersAt = (sources: Sources, zoom: number): ReadonlyMap<LayerName, readonly Shape[]> => {
  const boundaries = boundaryShapes(sources, zoom)
  const chosen = chosenFrom(sources, zoom)
  const layers = new Map<LayerName, readonly Shape[]>()
  for (const name of layerNames.filter((name) => isDrawnAt(name, zoom))) {
    const { draws } = rules[name]
    const shapes = (chosen[name] ?? [])
      .filter(({ tags }) => draws?.(tags, zoom) ?? true)
      .map((shape) => finer(shape, finenessOf(name, zoom)))
    layers.set(name, boundaries[name] ?? shapes)
  }
  return layers
}
