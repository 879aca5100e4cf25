/** How much memory the product takes while it is at it, and whether it takes more and more. Linux. */
import { treeOf } from '../kill/tree.ts'
import { residentBytes } from '../load/watch.ts'

/** `atMs`: since the watching began. */
export type Sample = { atMs: number; bytes: number }

const mebibyte = 1024 ** 2
const isNode = (command: string): boolean => /(^|\/)node(\.exe)?\s/.test(command)

/** Of a process and of all that it started, as far as they are Node. */
export const nodeBytes = async (root: number): Promise<number> => {
  const found = (await treeOf(root)).filter(({ pid, command }) => pid === root || isNode(command))
  const sizes = await Promise.all(found.map(({ pid }) => residentBytes(pid)))
  return sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)
}

export type Watching = {
  stop(): Promise<Sample[]>
  /** So many of the last ones. */
  latest(count: number): Sample[]
}

/** Looks until it is stopped. */
export const watchMemory = (root: number, everyMs = 1_000): Watching => {
  const samples: Sample[] = []
  const began = performance.now()
  let looking = Promise.resolve()
  const look = async () => {
    const bytes = await nodeBytes(root)
    if (bytes > 0) samples.push({ atMs: performance.now() - began, bytes })
  }
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      return samples
    },
    latest: (count) => samples.slice(-count),
  }
}

export const mostMebibytes = (samples: readonly Sample[]): number =>
  Math.max(0, ...samples.map(({ bytes }) => bytes)) / mebibyte

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** A heap swings with its collections: what it does not fall below is what is held. */
const floors = (samples: readonly Sample[], windows: number): Sample[] => {
  const size = Math.max(1, Math.floor(samples.length / windows))
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    samples
      .slice(at * size, (at + 1) * size)
      .reduce((least, sample) => (sample.bytes < least.bytes ? sample : least)),
  )
}

const windows = 24
/** A process that has just begun still grows into its work. */
const firstPart = 0.2

/** Bytes more in a minute: the middle one of all slopes between two floors (Theil and Sen), which no single swing decides. */
const slopeOf = (samples: readonly Sample[]): { perMinute: number; middle: number } => {
  const from = (samples.at(-1)?.atMs ?? 0) * firstPart
  const held = floors(
    samples.filter(({ atMs }) => atMs >= from),
    windows,
  )
  const slopes = held.flatMap((one, at) =>
    held.slice(at + 1).map((later) => ((later.bytes - one.bytes) / (later.atMs - one.atMs)) * 60_000),
  )
  return { perMinute: median(slopes), middle: median(held.map(({ bytes }) => bytes)) }
}

export const growthPerMinute = (samples: readonly Sample[]): number => slopeOf(samples).perMinute / mebibyte

/** Percent of what is held, in ten minutes. */
export const growthInTenMinutes = (samples: readonly Sample[]): number => {
  const { perMinute, middle } = slopeOf(samples)
  return (100 * 10 * perMinute) / middle
}

const parts = 12

/** Percent that is held more than at first, at most: what it does not fall below in each twelfth from `fromMs` on, against the first. */
export const grownSince = (samples: readonly Sample[], fromMs: number): number => {
  const [first, ...later] = floors(
    samples.filter(({ atMs }) => atMs >= fromMs),
    parts,
  ).map(({ bytes }) => bytes)
  if (first === undefined || later.length === 0) return Number.NaN
  return 100 * (Math.max(...later) / first - 1)
}
