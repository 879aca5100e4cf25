/** The roads in their own thread: the same answers, and what happens when it falls or too many ask. */
import { expect, test } from 'vitest'
import { found, heads, roads } from './roads.fixture.ts'
import { createRoadsWorker } from './roads-worker.ts'

const script = new URL('crashing-thread.fixture.ts', import.meta.url)
const at = (lon: number) => ({ lon, lat: 4 })
const { bogota, medellin } = heads

test('a thread tells the same ways as the roads themselves, line and all', async () => {
  const worker = createRoadsWorker()
  const [told, near] = await Promise.all([
    worker.ways([bogota, medellin], { alternatives: 2 }),
    worker.nearest(bogota),
  ])
  expect(found(told)).toEqual(found(roads.ways([bogota, medellin], { alternatives: 2 })))
  expect(near).toEqual(roads.nearest(bogota))
  await worker.close()
})

test('the same way is looked for once, however often and by whoever it is asked', async () => {
  const worker = createRoadsWorker()
  const asked = { lineMetres: 40 }
  const [first, beside] = await Promise.all([
    worker.ways([bogota, medellin], asked),
    worker.ways([{ ...bogota }, medellin], { ...asked }),
  ])
  expect(beside).toBe(first)
  expect(await worker.ways([bogota, medellin], asked)).toBe(first)
  const back = await worker.ways([medellin, bogota], asked)
  expect(found(back)[0]?.line.at(-1)).toEqual(found(first)[0]?.line[0])
  await worker.close()
  await expect(worker.ways([bogota, medellin], asked)).rejects.toMatchObject({ reason: 'closed' })
})

test('a question that the roads cannot answer is refused alone, and the next one is answered', async () => {
  const worker = createRoadsWorker()
  await expect(worker.ways([bogota])).rejects.toMatchObject({
    name: 'RoadsError',
    reason: 'failed',
    kind: 'rejected',
  })
  expect((await worker.ways([bogota, medellin])).isFound).toBe(true)
  await worker.close()
})

test('a thread that falls takes one question with it; who asked after that is answered by a new thread', async () => {
  const worker = createRoadsWorker({ script })
  const asked = await Promise.allSettled([
    worker.nearest(at(666)),
    worker.nearest(at(1)),
    worker.nearest(at(2)),
  ])
  expect(asked[0]).toMatchObject({ status: 'rejected', reason: { name: 'RoadsError', reason: 'crashed' } })
  expect(asked.slice(1)).toMatchObject([{ value: { lon: 1 } }, { value: { lon: 2 } }])
  expect(await worker.nearest(at(3))).toMatchObject({ lon: 3 })
  await worker.close()
})

test('more questions than the line holds are refused at once', async () => {
  const worker = createRoadsWorker({ script, mostWaiting: 2 })
  const held = Promise.allSettled([worker.nearest(at(7)), worker.nearest(at(7))])
  await expect(worker.nearest(at(1))).rejects.toMatchObject({ reason: 'busy', kind: 'unavailable' })
  await worker.close()
  for (const one of await held) expect(one).toMatchObject({ reason: { reason: 'closed' } })
})

test('nothing is asked of a closed thread', async () => {
  const worker = createRoadsWorker({ script })
  await worker.close()
  await expect(worker.nearest(at(1))).rejects.toMatchObject({ reason: 'closed' })
})
