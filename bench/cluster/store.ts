/** The store as nodes use it: a paper that goes there in parts, parts of it by signed addresses of a node and of the store, and another secret. */
import { createHash, randomBytes } from 'node:crypto'
import { errorTexts } from '@arriero/contract/es/errors'
import { readConfig } from '../../apps/api/src/config.ts'
import { fileUrls } from '../../apps/api/src/features/files/file-url.ts'
import { refusalFor } from '../../apps/api/src/http/error-reply.ts'
import { newId } from '../../apps/api/src/ids.ts'
import { storeOf } from '../../apps/api/src/providers/providers.ts'
import { s3Storage } from '../../apps/api/src/providers/storage/s3.ts'
import { secretsOf } from '../../apps/api/src/secrets.ts'
import { publicUrlOf, type Plan } from '../../tools/cluster/configure.ts'
import { inFolder } from '../../tools/cluster/place.ts'
import { ask } from '../../tools/cluster/ready.ts'
import { nodeSettings } from '../../tools/cluster/services.ts'

export type StoreSeen = { bytes: number; writtenMs: number; faults: string[] }

/** Two parts of the eight mebibytes that the product sends at a time. */
const paperBytes = 9_500_000
/** From the end of the first into the second. */
const part = { first: 8 * 2 ** 20 - 1_000, last: 8 * 2 ** 20 + 999 }
const refused = 'files: the store answered 403 SignatureDoesNotMatch'

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

/** Sentences of what is not as it must be. */
const readBack = async (who: string, url: string, paper: Buffer): Promise<string[]> => {
  const whole = await fetch(url)
  const isSame = Buffer.from(await whole.arrayBuffer()).equals(paper)
  const answer = await fetch(url, { headers: { range: `bytes=${part.first}-${part.last}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPart = answer.status === 206 && bytes.equals(paper.subarray(part.first, part.last + 1))
  return [
    ...(isSame ? [] : [`${who} gave another paper (${whole.status})`]),
    ...(isPart ? [] : [`${who} gave another part of the paper (${answer.status})`]),
  ]
}

/** What people would be told is looked at too. */
const withOtherSecret = async (open: () => Promise<unknown>): Promise<string[]> => {
  const error: unknown = await open().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const told = error instanceof Error ? error.message : 'nothing'
  const { status, body } = refusalFor(error, 'bench')
  return [
    ...(told === refused ? [] : [`another secret was answered with ${told}`]),
    ...(status === 503 && body.error === errorTexts['provider.unavailable']
      ? []
      : [`people are told ${body.error}`]),
  ]
}

export const askStore = async (plan: Plan): Promise<StoreSeen> => {
  const config = readConfig(nodeSettings(plan))
  const settings = storeOf(config)
  if (!settings) throw new Error('no store')
  const store = s3Storage(settings)
  const [name, now] = [newId(new Date()), new Date()]
  const paper = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(paperBytes)])
  const startedAtMs = performance.now()
  await store.writeStream(name, pieces(paper))
  const writtenMs = performance.now() - startedAtMs
  const sha256 = createHash('sha256').update(paper).digest('hex')
  await ask(
    plan,
    `insert into files (id, owner_id, kind, media_type, sha256, size_bytes, state, created_at)
     values ('${name}', 'bench', 'export', 'application/pdf', '${sha256}', ${paper.length}, 'staged', now())`,
  )
  const { fileKey } = await secretsOf(config.ARRIERO_KEYS, inFolder(plan.place, 'keys'))
  const ofNode = `${publicUrlOf(plan.place)}${fileUrls(fileKey)(name, now)}`
  const ofStore = (await store.urlOf?.(name, { seconds: 60, mediaType: 'application/pdf' })) ?? ''
  const stranger = s3Storage({ ...settings, secret: 'otra mula' })
  const faults = [
    ...(await readBack('a node', ofNode, paper)),
    ...(await readBack('the store', ofStore, paper)),
    ...(await withOtherSecret(() => stranger.open(name))),
  ]
  await ask(plan, `delete from files where id = '${name}'`)
  await store.remove(name)
  return { bytes: paper.length, writtenMs, faults }
}
