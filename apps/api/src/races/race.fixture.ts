/** One race, many rounds: exactly one winner, and losers who read why. */
import { expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { isShort } from '#testing/form.ts'
import type { Stage } from '../stories/stage.fixture.ts'
import { volley, type Answer, type Shot } from './barrier.fixture.ts'
import { faultsOf } from './invariants.fixture.ts'

/** `RACE_ROUNDS=200` for the long run. */
export const rounds = Number(process.env['RACE_ROUNDS'] ?? (isShort ? 1 : 2))
/** All rounds of one race, on a busy machine. */
export const longRaceMs = 30_000 + rounds * 3_000
export const sizes = isShort ? [8] : [2, 8, 32]

export type Race = {
  /** The test's name, a sentence about the business. */
  says: string
  /** Brings a service to the start and answers N shots at it. */
  start(n: number): Promise<{ orderId: string; shots: Shot[] }>
  /** Error codes that the losers may get. */
  losersRead: readonly string[]
  /** Exactly one unless told; then `after` says who. */
  winners?: 'any'
  /** Checks what else must hold after a round. */
  after?(orderId: string, answers: readonly Answer[]): Promise<void>
}

export const isWin = ({ status }: Answer) => status === 200

/** No two winners, no silent loser, no 500. */
export const judge = (answers: readonly Answer[], { losersRead, winners }: Race): void => {
  const winning = answers.filter(isWin)
  const losing = answers.filter((answer) => !isWin(answer))
  const unexpected = losing.filter(
    ({ status, code }) => status >= 500 || !losersRead.includes(code ?? `${status} without a code`),
  )
  expect(unexpected.map(({ name, status, code }) => `${name}: ${status} ${code}`)).toEqual([])
  if (winners !== 'any') expect(winning).toHaveLength(1)
}

const wins: Record<string, number> = {}

/** All its rounds with so many at once. */
export const raced = async (stage: Stage, race: Race, n: number): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    const { orderId, shots } = await race.start(n)
    const answers = await volley(stage.house.url, shots)
    noteFigures({ 'racing requests': answers.length, 'rounds of races': 1 })
    judge(answers, race)
    for (const { name } of answers.filter(isWin)) {
      const key = `${race.says} · ${n} · ${name}`
      wins[key] = (wins[key] ?? 0) + 1
    }
    await race.after?.(orderId, answers)
  }
  expect(await faultsOf(stage.house.database.db)).toEqual([])
}

export const races = (stage: Stage, list: readonly Race[]): void => {
  const cells = list.flatMap((race) => sizes.map((n) => ({ race, says: race.says, n })))
  test.each(cells)('$says, $n at once', ({ race, n }) => raced(stage, race, n), longRaceMs)
}

/** Who won how often, for the report of a long run. */
export const tally = (): string =>
  Object.entries(wins)
    .map(([key, count]) => `${String(count).padStart(6)}  ${key}`)
    .join('\n')
