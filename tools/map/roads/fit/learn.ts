/** The whole fit: lengths and preferences in turn, on one half of the official pairs or on all. */
import type { Network } from '../../../../apps/api/src/providers/routing/roads/network.ts'
import type { Official } from '../official.ts'
import type { MunicipalityFeature, PlaceFeature } from '../sources.ts'
import { besideOf } from './beside.ts'
import { atlasOf, findCandidates } from './candidates.ts'
import { findEnds, placeEnds } from './ends.ts'
import { learnLengths } from './lengths.ts'
import { addRivals, keepBest, learnPreferences, type Rivals } from './preferences.ts'
import { casesOf, effortOf, errorsOf, figuresOf, findWays, told, type Case, type Fit } from './state.ts'

/** Effort over length by class, street last: of some tried among the best on the half that is fitted. */
const classEffort = [1, 1.25, 2.1, 4, 3]
const rounds = 8
/** Other ways are looked for before these rounds. */
const lookingRounds = new Set([0, 3])
/** Roads in dispute go to and fro: what holds is the mean from this round on. */
const settledFrom = 2

export type Lessons = {
  official: Official
  places: readonly PlaceFeature[]
  municipalities: readonly MunicipalityFeature[]
  towns: Map<string, { node: number; gapMetres: number }>
  /** The half that is learnt from; all without it. */
  half: 0 | 1 | undefined
  say: (line: string) => void
}

const fresh = (network: Network, ends: number): Fit => ({
  network,
  km: Float64Array.from(network.edgeMetres, (metres) => metres / 1000),
  usual: Float64Array.from(network.edgeClass, (rank) => classEffort[rank] ?? 1),
  dislike: new Float64Array(network.edgeFrom.length),
  stretch: new Float64Array(network.edgeFrom.length).fill(1),
  offsetKm: new Float64Array(ends),
  endNode: new Int32Array(ends).fill(-1),
})

const learnRounds = (fit: Fit, cases: readonly Case[], { places, say }: Lessons): void => {
  const [atlas, beside] = [atlasOf(fit, places), besideOf(fit)]
  const rivals: Rivals = []
  const mean = new Float64Array(fit.dislike.length)
  for (let round = 0; round < rounds; round++) {
    const effort = effortOf(fit)
    if (lookingRounds.has(round)) say(`${findCandidates(fit, cases, { atlas, effort })} other ways found`)
    keepBest(fit, cases)
    const asked = addRivals(fit, cases, { rivals, beside })
    learnPreferences(fit, rivals, beside)
    findWays(fit, cases, effortOf(fit))
    keepBest(fit, cases)
    learnLengths(fit, cases)
    if (round >= settledFrom)
      for (const [edge, value] of fit.dislike.entries())
        mean[edge] = (mean[edge] ?? 0) + value / (rounds - settledFrom)
    say(`round ${round + 1}: ${asked} ask for another road; ${told(figuresOf(errorsOf(fit, cases)))}`)
  }
  fit.dislike.set(mean)
}

/** The direct road, told everywhere; the ministry's figure goes another way and says nothing of it. */
const toldRoad = { from: '76001', to: '76109', km: 120, emphasis: 10 }

const toldCase = ({ ends }: Official): Case => {
  const endOf = (code: string): number => ends.findIndex((end) => end.code === code && end.place === '')
  const { from, to, km, emphasis } = toldRoad
  const pair = {
    a: endOf(from),
    b: endOf(to),
    kmThere: km,
    kmBack: km,
    lengths: [km],
    half: 0 as const,
    vias: [],
  }
  return { pair, km, path: [], best: undefined, emphasis }
}

/** Lengths once more on the ways as they are chosen in the end. */
const finish = (fit: Fit, cases: readonly Case[], official: Official): void => {
  const all = [...cases, toldCase(official)]
  findWays(fit, all, effortOf(fit))
  for (const one of all) one.best = one.path
  learnLengths(fit, all)
}

const placed = (fit: Fit, { official, places, municipalities, towns, half, say }: Lessons): Case[] => {
  placeEnds(fit, official, towns)
  const land = {
    heads: new Map(places.map((place) => [place.properties.code ?? '', place])),
    municipalities: new Map(municipalities.map((area) => [area.properties.code, area])),
  }
  say(`${findEnds(fit, official, { land, half })} places found by their distances`)
  return casesOf(official, fit, half)
}

const tellUnseen = (fit: Fit, { official, half, say }: Lessons): void => {
  if (half === undefined) return
  const unseen = casesOf(official, fit, 1 - half)
  findWays(fit, unseen, effortOf(fit))
  say(`unseen: ${told(figuresOf(errorsOf(fit, unseen)))}`)
}

/** Preferences and lengths. */
export const learn = (network: Network, lessons: Lessons): Fit => {
  const { official, say } = lessons
  const fit = fresh(network, official.ends.length)
  const cases = placed(fit, lessons)
  findWays(fit, cases, effortOf(fit))
  say(`before: ${told(figuresOf(errorsOf(fit, cases)))}`)
  keepBest(fit, cases)
  learnLengths(fit, cases)
  learnRounds(fit, cases, lessons)
  finish(fit, cases, official)
  say(`fitted: ${told(figuresOf(errorsOf(fit, cases)))}`)
  tellUnseen(fit, lessons)
  return fit
}

/** Lengths alone, by the preferences that the efforts over length say. */
export const learnLengthsOnly = (network: Network, efforts: Float64Array, lessons: Lessons): Fit => {
  const { official, say } = lessons
  const fit = { ...fresh(network, official.ends.length), usual: efforts }
  const cases = placed(fit, lessons)
  finish(fit, cases, official)
  say(`fitted: ${told(figuresOf(errorsOf(fit, cases)))}`)
  tellUnseen(fit, lessons)
  return fit
}
