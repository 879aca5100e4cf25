import { expect, test } from 'vitest'
import { anomaliesOf, type Operation } from './checker.ts'
import { longFork, plantedHistories, soundHistory } from './planted.ts'

test.each(Object.entries(plantedHistories))(
  'a history with %s is found and called by its name',
  (kind, history) => {
    expect(anomaliesOf(history).map((anomaly) => anomaly.kind)).toContain(kind)
  },
)

test('two readers who saw two writes in different sequences are found', () => {
  expect(anomaliesOf(longFork).map(({ kind }) => kind)).toEqual(['G2'])
})

test('what may be told by a service that does one thing after the other is no anomaly', () => {
  expect(anomaliesOf(soundHistory)).toEqual([])
})

test('thirty thousand operations are looked through in seconds, and one stale read among them is found', () => {
  const length = 30_000
  const elementsOfKey = 50
  const history = Array.from({ length }, (_, at): Operation => {
    const key = `k${Math.floor(at / elementsOfKey)}`
    const written = Array.from({ length: Math.floor((at % elementsOfKey) / 2) }, (__, one) => String(one))
    const when = { beganAt: at, endedAt: at + 0.5, outcome: 'done' as const }
    const next = String(written.length)
    return at % 2 === 0
      ? { ...when, appends: [[key, next]], reads: [] }
      : { ...when, appends: [], reads: [[key, [...written, next]]] }
  })
  expect(anomaliesOf(history)).toEqual([])
  const stale: Operation = { ...history[79]!, reads: [['k1', ['0', '1', '2']]] }
  const found = anomaliesOf(history.with(79, stale))
  expect(found.map(({ kind }) => kind)).toEqual(['G-single against the clock'])
})
