import { noClockInSql } from '../../tools/house/clock.ts'
import { plant, readSources } from '../../tools/house/reading/source.ts'
import { bar, none, type Part } from './proof.ts'
import { runTests } from './tests.ts'

/** Mistakes of `apps/api/src/clocks/clocks-planted.test.ts`: two of days, two of sweeps, one at each door. */
const plantedLeast = 15

const askingTheDatabase = plant(
  'apps/api/src/features/orders/late.store.ts',
  'export const late = sql`select id from orders where pay_until < now()`',
)

export const part: Part = {
  title: 'Clock: ahead, back, and over midnights',
  proves:
    'A house whose clock is set: what happens by itself, what is good until a moment, whole services, days and months, each over Bogotá’s midnight, UTC’s, the ends of months and years, 29 February and the second that 32 bits do not hold, ' +
    'with jumps of a second to 400 days, ahead and back, also between a request and its sweep (`apps/api/src/clocks`; Security T5). The database’s own clock stands where it stands all the while: whoever asked it would be found. ' +
    'Nothing happens twice, early or never, nothing is good for longer than it should be, no time of a trip goes back and no sum falls below nothing.',
  run: async () => {
    const { passed, faults, figure } = await runTests({ files: ['apps/api/src/clocks'] })
    const asking = noClockInSql(readSources())
    const found = figure('planted: clocks')
    return {
      figures: [
        { says: 'scenarios', value: figure('scenarios'), least: bar(20) },
        { says: 'times they were played', value: figure('plays'), least: bar(700) },
        { says: 'jumps of the clock', value: figure('jumps of the clock'), least: bar(1_500) },
        { says: 'tests that hold', value: passed },
        none('tests that do not hold', faults.length),
        none('places that ask the database for the time, but to compare', asking.length),
      ],
      faults: [...faults, ...asking],
      planted: [
        {
          fault:
            'reminders and VAT that go by the day of UTC; a sweep that tells twice when the clock goes back, and one that never comes; ' +
            'sessions, codes, links, forms and addresses at a node that read its clock once',
          isFound: found >= plantedLeast && !faults.some((fault) => fault.includes('clocks-planted')),
          told: `${found} of ${plantedLeast} found`,
        },
        {
          fault: 'a statement that asks the database for the time',
          isFound: noClockInSql([askingTheDatabase]).length === 1,
          told: noClockInSql([askingTheDatabase]).join('; '),
        },
      ],
    }
  },
}
