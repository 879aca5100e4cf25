/** The national road network in memory: towns and crossings joined by legs. Built by tools/places/build-corridors.mjs. */
import corridors from './data/corridors.json' with { type: 'json' }

export type LegTerrain = 'flat' | 'rolling' | 'mountain'

/** `id` is the DIVIPOLA code of a municipal head, or a name for a crossing that is none. */
export type NetworkNode = { id: string; latitude: number; longitude: number; isJunction: boolean }

/** `isAvoided`: heavy trucks take another road where one exists, although this one is shorter. */
export type Leg = { from: string; to: string; km: number; terrain: LegTerrain; isAvoided: boolean }

export type Network = {
  nodes: ReadonlyMap<string, NetworkNode>
  legs: readonly Leg[]
  /** Legs by the id of either end, as positions in `legs`. */
  legsAt: ReadonlyMap<string, readonly number[]>
}

const isTerrain = (text: string): text is LegTerrain => ['flat', 'rolling', 'mountain'].includes(text)

const terrainOf = (text: string): LegTerrain => {
  if (!isTerrain(text)) throw new Error(`corridors.json: terrain ${text}`)
  return text
}

export const networkOf = (nodes: readonly NetworkNode[], legs: readonly Leg[]): Network => {
  const legsAt = new Map<string, number[]>(nodes.map(({ id }) => [id, []]))
  for (const [position, leg] of legs.entries()) {
    legsAt.get(leg.from)?.push(position)
    legsAt.get(leg.to)?.push(position)
  }
  return { nodes: new Map(nodes.map((node) => [node.id, node])), legs, legsAt }
}

/** Leg lengths as remembered, before they are adjusted to the official totals. */
export const nationalNetwork = (): Network =>
  networkOf(
    corridors.nodes.map((node) => ({ ...node, isJunction: 'junction' in node })),
    corridors.legs.map(({ from, to, km, terrain, ...leg }) => ({
      from,
      to,
      km,
      terrain: terrainOf(terrain),
      isAvoided: 'avoided' in leg,
    })),
  )

/** The network with other lengths on the same legs. */
export const withLengths = (network: Network, lengthsKm: readonly number[]): Network => ({
  ...network,
  legs: network.legs.map((leg, position) => ({ ...leg, km: lengthsKm[position] ?? leg.km })),
})
