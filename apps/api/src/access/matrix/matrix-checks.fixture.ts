/** One test per row of the matrix; the rows are dealt to several files so that both cores have work. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '#testing/form.ts'
import { matrix, type Row } from './matrix.ts'
import { oneOfEach } from '../one-of-each.fixture.ts'
import { requestsSent, watchHouse } from '../probe.fixture.ts'
import { deskOf, violationsOf, type Desk } from './row-check.fixture.ts'
import { openWorld } from '../world.fixture.ts'

const needsSession = ({ anonymous }: Row) => anonymous === '401'
export const rowsWithSession = matrix.filter(needsSession)

export const checkRows = (rows: readonly Row[]): void => {
  let desk: Desk
  beforeAll(async () => {
    const world = await openWorld()
    const others = isLong ? await oneOfEach(world) : []
    desk = deskOf(world, world.house.app, { watch: await watchHouse(world.house), others })
  })
  afterAll(() => {
    desk.watch.stop({ of: 'functions and objects' })
    process.stdout.write(`access: ${rows.length} rows of the matrix, ${requestsSent()} requests\n`)
  })
  test.each(rows)(
    '$id: only those may $act whom the matrix lets in, and only with what is theirs',
    async (row) => {
      expect(await violationsOf(desk, row)).toEqual([])
    },
  )
}
