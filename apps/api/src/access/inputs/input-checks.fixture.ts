/** Every row of the matrix with inputs made from its schemas; `PROVE_INPUTS` says how many in all, `PROOF_SEED` which. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { isShort, some } from '#testing/form.ts'
import { rowsWithSession } from '../matrix/matrix-checks.fixture.ts'
import { deskOf } from '../matrix/row-check.fixture.ts'
import { watchHouse } from '../probe.fixture.ts'
import { openWorld } from '../world.fixture.ts'
import { checkInputs, type Bench } from './judged-inputs.fixture.ts'

const usual = isShort ? 300 : 4_000
const rows = some(rowsWithSession)
const perRow = Math.ceil(Number(process.env['PROVE_INPUTS'] ?? usual) / rows.length)
const seed = Number(process.env['PROOF_SEED'] ?? Date.now() % 2 ** 31)
/** On a busy machine. */
const rowMs = 30_000 + perRow * 1_000

/** `half`: of the rows, so that both cores have work. */
export const checkHalf = (half: 0 | 1): void => {
  let bench: Bench
  const sum = { inputs: 0, accepted: 0, refused: 0, failed: 0 }
  beforeAll(async () => {
    const world = await openWorld()
    const watch = await watchHouse(world.house)
    bench = { world, app: world.house.app, watch, scene: deskOf(world, world.house.app, { watch }).fresh }
  })
  afterAll(() => {
    bench.watch.stop({ of: 'inputs' })
    process.stdout.write(
      `inputs: seed ${seed}, ${Object.entries(sum)
        .map(([key, value]) => `${value} ${key}`)
        .join(', ')}\n`,
    )
    noteFigures(sum)
  })
  test.each(rows.filter((_, at) => at % 2 === half))(
    '$id: whatever is sent to $act, nothing fails, and what is refused changes nothing',
    async (row) => {
      const { faults, ...counts } = await checkInputs(bench, row, { count: perRow, seed })
      for (const key of ['inputs', 'accepted', 'refused', 'failed'] as const) sum[key] += counts[key]
      expect(faults).toEqual([])
    },
    rowMs,
  )
}
