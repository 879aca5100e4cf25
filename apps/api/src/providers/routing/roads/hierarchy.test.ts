/** The climbing search finds what a plain one finds, with a fraction of the work. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearch, hierarchyOf } from './hierarchy.ts'
import { networkOf } from './network.ts'
import { readPrepared } from './prepared.ts'
import { createTreeSearch, edgesTo } from './tree.ts'

const prepared = readPrepared(
  readFileSync(new URL('../../../../../../packages/map/roads/roads.bin.br', import.meta.url)),
)
const network = networkOf(prepared)
const search = createSearch(hierarchyOf(prepared, network))
const plain = createTreeSearch(network)
const node = fc.integer({ min: 0, max: network.nodeLon.length - 1 })
const costOf = (edges: readonly number[]): number =>
  edges.reduce((sum, edge) => sum + (network.edgeCost[edge] ?? 0), 0)

test('the cheapest way is the same as by a plain search, edge by edge drivable', () => {
  fc.assert(
    fc.property(node, node, (from, to) => {
      const tree = plain(from, network.edgeCost)
      const [met] = search.meet([{ node: from, cost: 0 }], [{ node: to, cost: 0 }], 1)
      expect(met?.cost ?? Infinity).toBe(tree.cost[to])
      if (!met) return
      const edges = search.edgesOver(met.node)
      expect(costOf(edges)).toBe(costOf(edgesTo(network, tree, to)))
      let at = from
      for (const edge of edges) {
        expect([network.edgeFrom[edge], network.edgeTo[edge]]).toContain(at)
        at = (network.edgeFrom[edge] === at ? network.edgeTo[edge] : network.edgeFrom[edge]) ?? -1
      }
      expect(at).toBe(to)
    }),
    { numRuns: 60 },
  )
})
