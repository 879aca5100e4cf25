import { share } from '../attack/attacked.ts'
import { floodOfLogins, type LoginsTold } from '../attack/logins.ts'
import { bar, none, type Figure, type Part, type Planted } from './proof.ts'

const callers = bar(200, 'PROVE_LOGINS')
const seconds = bar(120, 'PROVE_LOGINS_SECONDS')
const aloneSeconds = 30
const most = { times: 3, atOnce: 2, inLine: 32 }
/** As long as it takes to see that hashes are not counted out. */
const plantedSeconds = 10

/** Judged, told that so many wait already, or told to wait: nothing else may be said to who logs in wrongly. */
const expected = new Set(['401', '429', '503'])

const strangeLogins = ({ flooded: { byStatus } }: Pick<LoginsTold, 'flooded'>): string[] =>
  Object.entries(byStatus)
    .filter(([status]) => !expected.has(status))
    .map(([status, count]) => `${count} × answered ${status}`)

const p99 = (times: readonly number[]) => share(times, 0.99)

const timesAsLate = ({ alone, meanwhile }: Pick<LoginsTold, 'alone' | 'meanwhile'>): number =>
  p99(meanwhile.ours) / p99(alone.ours)

const figuresOf = (told: LoginsTold): Figure[] => {
  const { alone, meanwhile, flooded, hashes } = told
  return [
    { says: 'who log in wrongly at once, and come again at once', value: callers.asked, least: callers },
    { says: 'for so long', value: flooded.seconds, unit: 's', least: seconds },
    { says: 'tries', value: flooded.calls },
    { says: 'of them judged', value: flooded.byStatus['401'] ?? 0 },
    { says: 'of them told that there is too much to do', value: flooded.byStatus['503'] ?? 0 },
    none('other answers', strangeLogins(told).length),
    { says: 'passwords hashed at once, as asked of threads', value: hashes.atOnce, most: bar(most.atOnce) },
    { says: 'most in line for it', value: hashes.inLine, most: bar(most.inLine) },
    { says: 'a service is read, alone, p99', value: p99(alone.ours), unit: 'ms' },
    { says: 'a service is read, meanwhile, p99', value: p99(meanwhile.ours), unit: 'ms' },
    { says: 'times as late as alone', value: timesAsLate(told), most: bar(most.times) },
    { says: 'a bare server, alone, p99', value: p99(alone.bare), unit: 'ms' },
    { says: 'a bare server, meanwhile, p99', value: p99(meanwhile.bare), unit: 'ms' },
  ]
}

/** What is found of a product whose log-ins do not stand in line. */
export const plantedLogins = ({ hashes }: Pick<LoginsTold, 'hashes'>): Planted => ({
  fault: 'a log-in that hashes a password without standing in line',
  isFound: hashes.atOnce > most.atOnce,
  told: `${hashes.atOnce} hashed at once`,
})

/** What must not be, however long it took. */
export const loginFaults = (told: LoginsTold): string[] => [
  ...strangeLogins(told),
  ...(told.hashes.hashes === 0 ? ['nobody was judged'] : []),
]

export const part: Part = {
  title: 'Log-ins: a flood of wrong ones',
  proves:
    'Callers who log in wrongly, each time for another account and from another address, and come again as soon as they are answered, with the limits on (`bench/attack`; Security F1.6). ' +
    'A hash costs as much on purpose as a hundred other calls: so few are made at once, a few more wait, the others are told to come again, and who reads a service meanwhile waits hardly longer.',
  run: async () => {
    const told = await floodOfLogins({
      callers: callers.asked,
      seconds: seconds.asked,
      aloneSeconds: Math.min(aloneSeconds, seconds.asked),
    })
    console.log('control: a product whose log-ins do not stand in line')
    const open = await floodOfLogins({
      callers: callers.asked,
      seconds: plantedSeconds,
      aloneSeconds: 1,
      isOutOfLine: true,
    })
    return { figures: figuresOf(told), faults: loginFaults(told), planted: [plantedLogins(open)] }
  },
}
