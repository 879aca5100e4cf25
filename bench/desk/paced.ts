/** So many calls a second, each when it is due, each once: what one takes, not how many there can be. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openAgent, sendCall } from '../pressure/send.ts'
import type { Call } from '../load/sequence.ts'

/** Answers what each took, in milliseconds from when it was due. @throws where one is refused */
export const paced = async (url: string, calls: readonly Call[], perSecond: number): Promise<number[]> => {
  const agent = openAgent()
  const began = performance.now()
  const one = async (call: Call, dueMs: number): Promise<number> => {
    const { status, code } = await sendCall({ url, agent, isKeyed: false }, call)
    if (status !== 200 && status !== 201) throw new Error(`${call.path} answered ${status} ${code}`)
    return performance.now() - began - dueMs
  }
  const sent: Promise<number>[] = []
  for (const [turn, call] of calls.entries()) {
    const dueMs = (turn * 1_000) / perSecond
    await sleep(Math.max(0, dueMs - (performance.now() - began)))
    sent.push(one(call, dueMs))
  }
  try {
    return await Promise.all(sent)
  } finally {
    agent.destroy()
  }
}
