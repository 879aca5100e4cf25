/** From the folder of sources to the network with its towns and tolls, before any fit. */
import { draftOf, partsOf, type Draft } from './draft.ts'
import { closeGaps } from './gaps.ts'
import { readBuiltUp, readPlaces, readRoads, readTolls } from './sources.ts'
import { addStreets } from './streets.ts'
import { tollsOf } from './tolls.ts'
import { cutAtTowns, isTown, passingsOf, snapTowns } from './towns.ts'
import type { Parts } from './write.ts'

/** Neighbours in the file are neighbours on the map, so that numbers are small. */
const inOrder = (draft: Draft): Draft => ({
  ...draft,
  edges: draft.edges.toSorted((x, y) => x.a - y.a || x.b - y.b || x.metres - y.metres),
})

export const makeNetwork = (folder: string, say: (line: string) => void): Parts => {
  const places = readPlaces(folder)
  const made = draftOf(readRoads(folder))
  say(`${made.nodes.length} nodes, ${made.edges.length} edges read`)
  say(`${cutAtTowns(made, places.filter(isTown))} roads cut at towns`)
  say(`${closeGaps(made)} gaps closed`)
  say(`${addStreets(made, places)} streets added`)
  const draft = withAdjacency(inOrder(made))
  const towns = snapTowns(draft, places.filter(isTown))
  const tolls = tollsOf(draft, readTolls(folder))
  const off = tolls.filter(({ hits }) => hits.length === 0).map(({ name }) => name)
  say(`${tolls.length} tolls, off the network: ${off.join(', ') || 'none'}`)
  say(`${new Set(partsOf(draft)).size} parts`)
  return {
    draft,
    towns,
    tolls,
    passings: passingsOf(
      draft,
      towns,
      readBuiltUp(folder).map(({ geometry }) => geometry),
    ),
  }
}

const withAdjacency = ({ nodes, edges }: Draft): Draft => {
  const edgesAt: number[][] = nodes.map(() => [])
  for (const [at, { a, b }] of edges.entries()) {
    edgesAt[a]?.push(at)
    if (b !== a) edgesAt[b]?.push(at)
  }
  return { nodes, edges, edgesAt }
}
