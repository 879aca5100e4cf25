/** A thread that makes hostile PDFs of 10 MB and uploads all of them at once; who is told to come again comes again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { hostilePdf, type HostileKind } from '../../apps/api/src/features/files/hostile-pdf.fixture.ts'
import { pdfLimitBytes } from '../../apps/api/src/features/files/pdf-check.ts'

export type Uploaded = { kind: HostileKind; answers: string[]; seconds: number }
type Given = { url: string; headers: Record<string, string>; kinds: HostileKind[]; rounds: number }

const { url, headers, kinds, rounds } = workerData as Given

const send = async (bytes: Blob): Promise<string> => {
  const form = new FormData()
  form.set('file', bytes, 'soporte.pdf')
  const answer = await fetch(`${url}/v1/upload/document`, { method: 'POST', headers, body: form })
  const { code } = (await answer.json()) as { code?: string }
  return `${answer.status} ${code ?? ''}`
}

/** Until it has an answer of its own, or was sent so often. */
const insist = async (kind: HostileKind): Promise<Uploaded> => {
  const bytes = new Blob([new Uint8Array(hostilePdf(kind, pdfLimitBytes))])
  const startedAt = performance.now()
  const answers: string[] = []
  do {
    if (answers.length > 0) await sleep(1000)
    answers.push(await send(bytes))
  } while (answers.at(-1)?.startsWith('503') && answers.length < rounds)
  return { kind, answers, seconds: (performance.now() - startedAt) / 1000 }
}

parentPort?.postMessage(await Promise.all(kinds.map(insist)))
