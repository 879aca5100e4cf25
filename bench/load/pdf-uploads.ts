/** A thread that uploads hostile PDFs all at once; who is told to come again comes again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export type Uploaded = { kind: string; answers: string[]; seconds: number }
type Hostile = { kind: string; bytes: Uint8Array<ArrayBuffer> }
type Given = { url: string; headers: Record<string, string>; files: Hostile[]; rounds: number }

const { url, headers, files, rounds } = workerData as Given

const send = async (bytes: Blob): Promise<string> => {
  const form = new FormData()
  form.set('file', bytes, 'soporte.pdf')
  const answer = await fetch(`${url}/v1/upload/document`, { method: 'POST', headers, body: form })
  const { code } = (await answer.json()) as { code?: string }
  return `${answer.status} ${code ?? ''}`
}

/** Until it has an answer of its own, or was sent so often. */
const insist = async ({ kind, bytes }: Hostile): Promise<Uploaded> => {
  const file = new Blob([bytes])
  const startedAt = performance.now()
  const answers: string[] = []
  do {
    if (answers.length > 0) await sleep(1000)
    answers.push(await send(file))
  } while (answers.at(-1)?.startsWith('503') && answers.length < rounds)
  return { kind, answers, seconds: (performance.now() - startedAt) / 1000 }
}

parentPort?.postMessage(await Promise.all(files.map(insist)))
