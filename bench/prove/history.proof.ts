import { anomaliesOf } from '../history/checker.ts'
import { plantedHistories } from '../history/planted.ts'
import { damagesFound, historyRun } from '../history/run.ts'
import { bar, none, type Part } from './proof.ts'

const groups = 4

export const part: Part = {
  title: 'History: one thing after the other',
  proves:
    'Services assigned by several at once, cancelled in the midst, and payments told by the gateway, read meanwhile one by one and many at once, over two servers on one database; each operation with when it began and ended (`bench/history`, after Elle). ' +
    'What clients were told has no G0, G1a, G1b, G1c, G-single or G2, none against the clock, nothing acknowledged is lost and nothing stands twice.',
  run: async () => {
    const wanted = bar(200_000, 'PROVE_HISTORY')
    const { operations, failures, sentAway } = await historyRun({ wanted: wanted.asked, groups })
    const anomalies = anomaliesOf(operations)
    const count = (outcome: string) => operations.filter((one) => one.outcome === outcome).length
    const byName = Object.entries(plantedHistories).map(([kind, history]) => {
      const kinds = anomaliesOf(history).map((anomaly) => anomaly.kind)
      return {
        fault: `a made-up history with ${kind}`,
        isFound: kinds.includes(kind),
        told: kinds.join(', '),
      }
    })
    return {
      figures: [
        { says: 'operations', value: operations.length, least: wanted },
        { says: 'of them acts', value: operations.filter(({ appends }) => appends.length > 0).length },
        { says: 'of them refused', value: count('refused') },
        { says: 'readings of keys', value: operations.reduce((sum, { reads }) => sum + reads.length, 0) },
        none('without an answer', count('unknown')),
        { says: 'answers that there is too much to do and nothing was done', value: sentAway },
        none('other answers of 500 and more', failures.length),
        none('anomalies', anomalies.length),
      ],
      faults: [...anomalies.map(({ kind, told }) => `${kind}: ${told}`), ...failures],
      planted: [
        ...damagesFound(operations).map((damage) => ({
          ...damage,
          fault: `in this very history, ${damage.fault}`,
        })),
        ...byName,
      ],
    }
  },
}
