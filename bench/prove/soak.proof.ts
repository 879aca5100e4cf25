import { grownSince, mostMebibytes } from '../pressure/memory.ts'
import { leaked } from '../pressure/planted.ts'
import { withGround, type Ground } from '../pressure/scene.ts'
import { soak, soakFaults, type SoakSize, type SoakTold } from '../pressure/soak.ts'
import { bar, type Figure, type Part, type Planted } from './proof.ts'

/** Of the load of `load`: a day of once as much, or two hours of five times. */
const factor = bar(1, 'PROVE_SOAK_FACTOR')
const isHeavy = factor.asked >= 5
const minutes = bar(isHeavy ? 120 : 1_440, 'PROVE_SOAK_MINUTES')
const orders = bar(1_000_000, 'PROVE_SOAK_ORDERS')
const callsPerSecond = bar(150 * factor.asked, 'PROVE_SOAK_CALLS')
const pingsPerSecond = bar(1_000 * factor.asked, 'PROVE_SOAK_PINGS')
const screens = bar(5_000, 'PROVE_SOAK_SCREENS')
const stretchSeconds = 300
const mostPercent = 5
/** A process that has just begun still grows into its work. */
const firstMs = Math.min(20, minutes.asked / 4) * 60_000

const size: SoakSize = {
  seconds: minutes.asked * 60,
  stretchSeconds,
  warmSeconds: Math.min(20, minutes.asked * 10),
  callsPerSecond: callsPerSecond.asked,
  pingsPerSecond: pingsPerSecond.asked,
  trucks: Math.min(4_000, screens.asked),
  screens: screens.asked,
}

const figuresOf = (told: SoakTold): Figure[] => [
  { says: 'services in the database', value: orders.asked, least: orders },
  { says: 'times the load of `load`', value: factor.asked, least: factor },
  { says: 'minutes', value: told.seconds / 60, least: minutes },
  { says: 'calls', value: told.calls / told.seconds, unit: '/s', least: callsPerSecond },
  { says: 'places', value: told.pings / told.seconds, unit: '/s', least: pingsPerSecond },
  { says: 'screens that are connected at the end', value: told.screens, least: screens },
  { says: 'told to come again', value: told.refused },
  { says: 'most memory of all Node processes', value: mostMebibytes(told.memory), unit: 'MiB' },
  {
    says: `held more than at first, after the first ${firstMs / 60_000} minutes`,
    value: grownSince(told.memory, firstMs),
    unit: '%',
    most: bar(mostPercent),
  },
]

const plantedSize: SoakSize = {
  seconds: 40,
  stretchSeconds: 20,
  warmSeconds: 5,
  callsPerSecond: 50,
  pingsPerSecond: 50,
  trucks: 100,
  screens: 120,
}

/** `size`: as long as it takes for what is held to be more than swings. */
export const plantedGrowth = async (ground: Ground, plan: SoakSize = plantedSize): Promise<Planted> => {
  const told = await soak(ground, plan, ['leak'])
  const grown = grownSince(told.memory, (plan.seconds * 1_000) / 8)
  return {
    fault: `${leaked.bytesPerCall / 1024} KiB of each call that are never let go`,
    isFound: grown > mostPercent,
    told: `${grown.toFixed(0)} % more is held`,
  }
}

export const part: Part = {
  title: 'Soak: the same for very long',
  proves:
    'The working day of `load` for a day, or five times as much of it for two hours (`PROVE_SOAK_FACTOR=5`), by one process of the product (`bench/pressure/soak.ts`; Security F2.12). ' +
    'What it holds in memory after the first twenty minutes it does not exceed by more than a twentieth; whoever is sent away is told when to come again.',
  run: () =>
    withGround({ orders: orders.asked }, async (ground) => {
      const told = await soak(ground, size)
      return { figures: figuresOf(told), faults: soakFaults(told), planted: [await plantedGrowth(ground)] }
    }),
}
