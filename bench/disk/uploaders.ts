/** People who upload, each picture under its key until it is taken; what was acknowledged is written down with what it must hold. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { smallPaperPhoto } from '../../apps/api/src/world/picture.ts'
import type { Person } from '../load/actors.ts'
import { untilIdle, type Heard } from '../kill/writers.ts'

const withinMs = 40_000
const againMs = 100

type Desk = { url: string; heard(answer: Heard): void }

const pictureFor = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await smallPaperPhoto('Soporte'))], { type: 'image/jpeg' })

/** Returns the id; undefined once nobody waits for it any more. */
const upload = async (
  { url, heard }: Desk,
  { headers }: Person,
  { picture, isOver }: { picture: Blob; isOver(): boolean },
): Promise<string | undefined> => {
  const key = randomUUID()
  while (!isOver()) {
    const body = new FormData()
    body.set('file', picture, 'soporte.jpg')
    const startedAt = performance.now()
    const answer = await fetch(`${url}/v1/upload/image`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(withinMs),
    }).catch(() => undefined)
    const reply = (await answer?.json().catch(() => undefined)) as { _id?: string; code?: string } | undefined
    const tookMs = performance.now() - startedAt
    heard({ status: answer?.status ?? 0, code: reply?.code ?? '', what: 'POST /upload/image', tookMs })
    if (answer?.ok && reply?._id !== undefined) return reply._id
    await sleep(againMs)
  }
  return undefined
}

/** They work while the gate is open; `pause` resolves when each has had his answer. */
export const startUploaders = async (desk: Desk, people: readonly Person[]) => {
  const picture = await pictureFor()
  const gate = { isOpen: false, isOver: false, idle: people.length }
  const acknowledged: string[] = []
  const loops = people.map(async (person) => {
    while (!gate.isOver) {
      if (!gate.isOpen) {
        await sleep(5)
        continue
      }
      gate.idle -= 1
      const id = await upload(desk, person, { picture, isOver: () => gate.isOver })
      if (id !== undefined) acknowledged.push(id)
      gate.idle += 1
      await sleep(50)
    }
  })
  return {
    acknowledged,
    resume: (): void => {
      gate.isOpen = true
    },
    pause: (): Promise<void> => {
      gate.isOpen = false
      return untilIdle(() => people.length - gate.idle)
    },
    end: async (): Promise<void> => {
      gate.isOver = true
      await Promise.all(loops)
    },
  }
}
