/** A thread that uploads hostile files, a few at once; who is told to come again comes again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Hostile } from '../attack/hostile-files.ts'

export type Uploaded = Pick<Hostile, 'what' | 'isKept'> & { answers: string[]; seconds: number }
export type Given = { url: string; headers: Record<string, string>; files: Hostile[]; rounds: number }

const atOnce = 12
const { url, headers, files, rounds } = workerData as Given

const send = async ({ path, contentType, body }: Hostile): Promise<string> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': contentType },
    body,
    signal: AbortSignal.timeout(60_000),
  })
  const { code } = (await answer.json()) as { code?: string }
  return `${answer.status} ${code ?? ''}`
}

/** Until it has an answer of its own, or was sent so often. */
const insist = async (file: Hostile): Promise<Uploaded> => {
  const startedAt = performance.now()
  const answers: string[] = []
  do {
    if (answers.length > 0) await sleep(1_000)
    answers.push(await send(file).catch((error: Error) => `none: ${error.message}`))
  } while (answers.at(-1)?.startsWith('503') && answers.length < rounds)
  const { what, isKept } = file
  return { what, isKept, answers, seconds: (performance.now() - startedAt) / 1_000 }
}

const waiting = [...files]
const told: Uploaded[] = []
const worker = async () => {
  for (let file = waiting.shift(); file; file = waiting.shift()) told.push(await insist(file))
}
await Promise.all(Array.from({ length: atOnce }, worker))
parentPort?.postMessage(told)
