/** The stages of a service from which a random sequence of acts may begin. */
import { accept, counter, create, offer, take } from './deal.fixture.ts'
import { carriers, newHouse, post, type House } from './house.fixture.ts'
import { newModel, type Model } from './judge.fixture.ts'
import { insure, notice, startPayment } from './payment.fixture.ts'
import { move } from './road.fixture.ts'

/** Deeper starts, so that ends are reached as often as beginnings. */
export const stages = [
  'nothing',
  'asked',
  'countered',
  'agreed',
  'insured',
  'paid',
  'waiting',
  'running',
  'arrived',
  'finished',
] as const
type Stage = (typeof stages)[number]
const reaches = (stage: Stage, wanted: Stage) => stages.indexOf(stage) >= stages.indexOf(wanted)

export type Way = {
  /** By an offer, else at the client's price. */
  isOffered: boolean
  said: 'AUTHORISED' | 'CAPTURED'
}

const steps = {
  waiting: 'inPosition',
  running: 'tripStart',
  arrived: 'inFinish',
  finished: 'finish',
} as const

export const begin = (stage: Stage, { isOffered, said }: Way): { model: Model; real: House } => {
  const [model, house] = [newModel(), newHouse()]
  const [carrier] = carriers
  if (reaches(stage, 'asked')) {
    create(house, 2_380_000, 8)
    if (isOffered || stage === 'countered') offer(house, carrier, 2_000_000)
  }
  if (stage === 'countered') counter(house, carrier, 2_500_000)
  if (reaches(stage, 'agreed')) {
    if (isOffered) accept(house, carrier)
    else take(house, carrier)
  }
  if (reaches(stage, 'insured')) insure(house, 80_000_000)
  if (reaches(stage, 'paid')) {
    startPayment(house)
    model.attempts.push({ amountPesos: house.service?.totalPesos ?? 0, said: new Set([said]) })
    notice(house, 0, said)
    move(house, 'assign')
  }
  for (const [at, step] of Object.entries(steps)) if (reaches(stage, at as Stage)) move(house, step)
  post(house)
  return { model, real: house }
}
