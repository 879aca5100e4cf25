import { beforeAll, expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { isShort, some } from '#testing/form.ts'
import { openWorld, type World } from '../access/world.fixture.ts'
import { faultsOf } from './invariants.fixture.ts'
import { pairs, racePair, serialOutcomes } from './pairs.fixture.ts'
import { longRaceMs, rounds, sizes } from './race.fixture.ts'

/** In the short form one of eight, each in one state. */
const tried = some(isShort ? pairs.filter(({ isFirst }) => isFirst) : pairs)

/** Every other pair, so that both cores have work. */
export const checkPairs = (half: 0 | 1): void => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  test.each(tried.filter((_, at) => at % 2 === half))(
    '$says at once: as one after the other',
    async (pair) => {
      const may = await serialOutcomes(world, pair)
      const faults: string[] = []
      for (const n of sizes)
        for (let round = 0; round < rounds; round++) {
          faults.push(...(await racePair(world, pair, { n, may })).map((fault) => `${n} at once: ${fault}`))
          noteFigures({ 'racing requests': n, 'rounds of races': 1 })
        }
      expect(faults).toEqual([])
      expect(await faultsOf(world.house.database.db)).toEqual([])
    },
    longRaceMs * sizes.length,
  )
}
