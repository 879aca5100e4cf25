/** What a proof hands back, and when it holds: every figure within its bar, no fault, and every planted fault found. */

/** `usual`: what the proof is held to. `asked`: what this run was told to reach, by `variable`. */
export type Bar = { asked: number; usual: number; variable?: string }

export type Figure = {
  says: string
  value: number
  unit?: 'ms' | 's' | 'MiB' | '%' | '/s'
  /** As much at least, or at most. */
  least?: Bar
  most?: Bar
}

/** A fault made on purpose; a proof that does not see it proves nothing. */
export type Planted = { fault: string; isFound: boolean; told: string }

export type Proof = { figures: Figure[]; faults: string[]; planted: Planted[] }

export type Part = {
  title: string
  /** What holds where it passes, in a sentence or two. */
  proves: string
  run(): Promise<Proof>
}

/** Told by the environment, the bar itself unless told. */
export const bar = (usual: number, variable?: string): Bar => {
  const asked = Number((variable === undefined ? undefined : process.env[variable]) ?? usual)
  if (!Number.isFinite(asked) || asked < 0) throw new RangeError(`${variable} is not a number`)
  return variable === undefined ? { asked, usual } : { asked, usual, variable }
}

/** A figure that must be nought. */
export const none = (says: string, value: number): Figure => ({ says, value, most: bar(0) })

const shown = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 })

export const told = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string =>
  `${shown(value)}${unit === undefined ? '' : unit === '%' || unit === '/s' ? unit : ` ${unit}`}`

const missesOf = ({ says, value, unit, least, most }: Figure): string[] => [
  ...(least && !(value >= least.asked)
    ? [`${says}: ${told({ value, ...(unit && { unit }) })}, at least ${shown(least.asked)} wanted`]
    : []),
  ...(most && !(value <= most.asked)
    ? [`${says}: ${told({ value, ...(unit && { unit }) })}, at most ${shown(most.asked)} allowed`]
    : []),
]

/** Why it does not hold, in words; empty where it does. */
export const objections = ({ figures, faults, planted }: Proof): string[] => [
  ...figures.flatMap(missesOf),
  ...faults,
  ...planted.filter(({ isFound }) => !isFound).map(({ fault }) => `planted and not found: ${fault}`),
  ...(planted.length === 0 ? ['nothing was planted: the proof was not shown able to fail'] : []),
]

/** Bars that this run was told to stay under. */
export const lowered = ({ figures }: Proof): string[] =>
  figures.flatMap(({ says, least }) =>
    least && least.asked < least.usual
      ? [`${says}: ${shown(least.asked)} asked for, the bar is ${shown(least.usual)}`]
      : [],
  )
