/** Faults of refunds made on purpose, where everything has settled: each must be found. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Planted } from '../prove/proof.ts'
import { giveBack, type Desk } from './giving.ts'
import { sendAgain } from './giving-settle.ts'
import type { Scene } from './run.ts'
import { payOne } from './writers.ts'

const sentWithinMs = 20_000

/** Until the gateway was asked for it, and gave it back without an answer. */
const untilGiven = async ({ gateway }: Desk, before: number): Promise<void> => {
  const limitMs = performance.now() + sentWithinMs
  for (;;) {
    const credits = (await gateway.payments()).flatMap((payment) => payment.credits)
    if (credits.length > before) return
    if (performance.now() > limitMs) throw new Error('the gateway was never asked')
    await sleep(100)
  }
}

const countOf = async ({ gateway }: Desk) =>
  (await gateway.payments()).reduce((sum, { credits }) => sum + credits.length, 0)

/** A third of a payment goes back and its answer is lost; the product forgets that it asked, and asks again. The rest nobody presses for. */
const careless = async ({ desk, pairs }: Scene, giving: Desk): Promise<void> => {
  const [pair] = pairs
  if (!pair) throw new Error('nobody is there')
  const before = await countOf(giving)
  const follows: typeof desk.follows = (paid) =>
    giveBack(giving, paid, { planned: ['lost'], parts: 3, most: 1 })
  await payOne({ ...desk, follows }, pair)
  await untilGiven(giving, before)
  await sendAgain(giving)
}

const judged = (fault: string, all: readonly string[], words: RegExp): Planted => {
  const told = all.filter((one) => words.test(one))
  return { fault, isFound: told.length > 0, told: told.slice(0, 3).join('; ') || 'nothing' }
}

/** After it nothing of the run is sound any more. */
export const plantedRefunds = async (scene: Scene): Promise<Planted[]> => {
  const { check, giving } = scene
  if (!giving) throw new Error('nothing is given back here')
  giving.asked.refunds.set('f'.repeat(24), { orderId: '', pesos: 0 })
  const gone = judged(
    'a refund that was acknowledged and is not there',
    (await check()).lost,
    /^the refund f+$/,
  )
  giving.asked.refunds.delete('f'.repeat(24))
  await careless(scene, giving)
  const { faults } = await check(true)
  return [
    gone,
    judged('a product that sends again what nobody answered', faults, /were given back 2 times, 1 due$/),
    judged('a refund that nobody hears of any more', faults, /stands still/),
  ]
}
