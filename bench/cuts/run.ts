/** Many services at once, each act over a line that may be cut, until every line was cut often enough in every mode; then a look at everything. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { cutActs, outsideActs } from './acts.ts'
import { makeCast, type Cast, type Hand } from './cast.ts'
import type { RequestTold } from '../servers/process.ts'
import { checkAll, nameOfLetter } from './check.ts'
import { openCutHouse, type CutHouse } from './house.ts'
import { journeys, ownActs, type JourneyName } from './journeys.ts'
import { openLedger, type Fault } from './ledger.ts'
import { modes, type Pace } from './modes.ts'
import { openPlan, type Plan } from './plan.ts'
import { faultOf, openStage, type Ground, type Happened } from './stage.ts'
import { openFaults, unforcedFaults } from './told.ts'

export type CutsOptions = {
  /** In all, by equal parts to each mode on each line. */
  wanted: number
  hands: number
  /** Whether every act is to be cut in every mode, at the client's line and at the database's. */
  isCovering: boolean
  pace?: Pace
}

export type CutsTold = {
  happened: Happened[]
  acknowledged: number
  services: number
  letters: number
  /** Under a name under which they had arrived before. */
  lettersAgain: number
  longestOpenMs: number
  /** The longest waits, the longest first. */
  slowest: readonly RequestTold[]
  faults: Fault[]
}

const lines = 5
const acts = { client: cutActs, database: cutActs, ...outsideActs }

/** In which order they are done while anything of them is wanted. */
const turns: readonly JourneyName[] = ['delivered', 'cancelled', 'heard', 'closed', 'cancelled', 'released']

const isWanted = (plan: Plan, name: JourneyName): boolean => {
  const isWhole = ['delivered', 'heard', 'cancelled'].includes(name)
  const isUncut = plan.missing().some((words) => ownActs[name].some((act) => words.startsWith(`${act} was`)))
  return (
    isUncut ||
    !plan.isDone('client') ||
    !plan.isDone('database') ||
    (name !== 'released' && !plan.isDone('gateway')) ||
    (isWhole && !plan.isDone('insurer'))
  )
}

const nextJourney = (plan: Plan, turn: { number: number }): JourneyName => {
  for (let tried = 0; tried < turns.length; tried++) {
    const name = turns[turn.number++ % turns.length] ?? 'delivered'
    if (isWanted(plan, name)) return name
  }
  // Only letters are missing.
  return 'dropped'
}

const work = async (ground: Ground, hand: Hand, turn: { number: number }): Promise<void> => {
  const { plan, ledger } = ground
  while (!plan.isDone()) {
    const name = nextJourney(plan, turn)
    try {
      await journeys[name](openStage(ground, hand))
    } catch (error) {
      const { kind, what } = faultOf(error)
      console.log(`${kind}: ${name}: ${what}`)
      ledger.fault(kind, `${name}: ${what}`)
      // Who may be left on a service under way gets no other one.
      return
    }
  }
}

/** A few cuts wait for the next letters, as long as letters are wanted. */
const cutLetters = async ({ house, plan, happened }: Ground, isOver: () => boolean): Promise<void> => {
  const wordsOf = (number: number) => [number % 2 === 0 ? 'RCPT TO' : '\r\n.\r\n']
  while (!isOver()) {
    const planned = plan.next('mail', 'letter')
    if (!planned) return
    const { mode, side, number } = planned
    const laid = house.lines.mail.lay({ mode, side, words: wordsOf(Math.floor(number / 2)) })
    while (!laid.hasHappened() && !isOver()) await sleep(100)
    if (laid.hasHappened()) happened.push({ ...planned, orderId: '', actId: '', isWhole: false })
    else {
      laid.lift()
      plan.giveBack(planned)
    }
  }
}
const lettersAtOnce = 2

const settledWithinMs = 420_000

/** Until every letter, notice of history and job has been seen to, or nobody would wait any longer. */
const untilSettled = async (sql: pg.Pool): Promise<void> => {
  const untilMs = performance.now() + settledWithinMs
  const text = `select (select count(*) from deliveries where channel = 'mail' and state = 'waiting')
    + (select count(*) from pgboss.job where name in ('reaction', 'reaction-outside', 'reaction-slow', 'reaction-whole') and state in ('created', 'retry', 'active')) as count`
  let quiet = 0
  while (quiet < 5 && performance.now() < untilMs) {
    const { rows } = await sql.query<{ count: string }>(text)
    quiet = rows[0]?.count === '0' ? quiet + 1 : 0
    await sleep(500)
  }
}

const slowestTold = 10
const sayEveryMs = 30_000
const tellProgress = ({ plan, happened, ledger }: Ground, wanted: number) => {
  const say = () => {
    const left = plan.missing().length
    console.log(
      `${happened.length} of ${wanted} cuts, ${ledger.acknowledged()} acts, ${ledger.faults.length} faults${left > 0 ? `, ${left} still uncut` : ''}`,
    )
  }
  const timer = setInterval(say, sayEveryMs)
  return () => {
    clearInterval(timer)
    say()
  }
}

const inHouse = async (house: CutHouse, cast: Cast, options: CutsOptions): Promise<CutsTold> => {
  const { wanted, isCovering } = options
  const plan = openPlan({ perMode: Math.ceil(wanted / (lines * modes.length)), acts, isCovering })
  const ledger = openLedger()
  const sql = new pg.Pool({ ...house.connection, max: 8 })
  const ground: Ground = { house, plan, ledger, desk: cast.desk, sql, happened: [] }
  const stopTelling = tellProgress(ground, wanted)
  try {
    let isOver = false
    const letters = Array.from({ length: lettersAtOnce }, () => cutLetters(ground, () => isOver))
    const turn = { number: 0 }
    await Promise.all(cast.hands.map((hand) => work(ground, hand, turn)))
    isOver = true
    await Promise.all(letters)
    await untilSettled(sql)
    const found = await checkAll(house, ledger, sql)
    const missing = plan.missing().map((what): Fault => ({ kind: 'wrong', what }))
    const names = house.outside.letters.map(nameOfLetter)
    return {
      happened: ground.happened,
      acknowledged: ledger.acknowledged(),
      services: ledger.services.size,
      letters: new Set(names).size,
      lettersAgain: names.length - new Set(names).size,
      longestOpenMs: Math.max(0, ...house.told.map(({ openMs }) => openMs)),
      slowest: house.told.toSorted((one, other) => other.openMs - one.openMs).slice(0, slowestTold),
      faults: [
        ...ledger.faults,
        ...found,
        ...missing,
        ...unforcedFaults(house, ground.happened),
        ...openFaults(house.told),
      ],
    }
  } finally {
    stopTelling()
    await sql.end()
  }
}

export const cutsRun = async (options: CutsOptions): Promise<CutsTold> => {
  let cast: Cast | undefined
  const house = await openCutHouse({
    ...(options.pace && { pace: options.pace }),
    seed: async (at) => {
      cast = await makeCast(at, options.hands)
    },
  })
  try {
    if (!cast) throw new Error('nobody is there')
    return await inHouse(house, cast, options)
  } finally {
    await house.stop()
  }
}
