/** Hashes, in a thread that runs where those that serve leave time. Started by `password-hash.ts`; docs/decisions/0079. */
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashRawSync, hashSync, verifySync, type Options } from '@node-rs/argon2'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

/** Linux counts a thread as it counts a process. Elsewhere, and where it is forbidden, the thread runs like the others. */
const giveWay = (): void => {
  try {
    const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(id, Math.min(PRIORITY_LOW, getPriority(id) + PRIORITY_BELOW_NORMAL))
  } catch {
    return
  }
}

export type Costs = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>

const works = {
  hashed: ({ text, costs }: { text: string; costs: Costs }): string => hashSync(text, costs),
  /** 32 bytes, the same for the same salt. */
  stretched: ({ text, salt, costs }: { text: string; salt: Uint8Array; costs: Costs }): Uint8Array =>
    new Uint8Array(hashRawSync(text, { ...costs, salt, outputLen: 32 })),
  fits: ({ hash, text }: { hash: string; text: string }): boolean => verifySync(hash, text),
}

export type Works = typeof works
export type Work = keyof Works
export type Asked<W extends Work = Work> = { id: number; work: W; given: Parameters<Works[W]>[0] }
export type Told<W extends Work = Work> = { id: number } & (
  | { value: ReturnType<Works[W]> }
  | { failure: string }
)

const answer = ({ id, work, given }: Asked): Told => {
  try {
    return { id, value: (works[work] as (given: Asked['given']) => ReturnType<Works[Work]>)(given) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

giveWay()
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)))
