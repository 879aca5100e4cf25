import { expect, test } from 'vitest'
import { missingForBackups } from '../../tools/cluster/packages.ts'
import { smallWorld } from '../world/fill.ts'
import { drill, isNamed } from './drill.ts'

const missing = process.platform === 'linux' ? missingForBackups() : ['Debian']

test.skipIf(missing.length > 0)(
  `what is gone comes back whole, to the end and to before a mistake, and what is missing or changed is named${missing.length > 0 ? ` (missing here: ${missing.join(', ')})` : ''}`,
  async () => {
    const told = await drill({
      content: { world: smallWorld, files: 12, fileBytes: 40_000 },
      beforeMistakeSeconds: 1,
      afterwardsSeconds: 2,
      isHurried: true,
    })
    expect(told.toTheEnd).toMatchObject({ isSound: true, missingBefore: 0 })
    expect(told.toTheMinute.differs).toEqual([])
    expect(told.mistaken.length).toBeGreaterThan(0)
    expect(told.toTheMinute.differsAfterOneRow).toHaveLength(1)
    expect(told.tampered.map((one) => [one.what, isNamed(one)])).toEqual(
      told.tampered.map(({ what }) => [what, true]),
    )
  },
)
