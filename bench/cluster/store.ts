/** The store as nodes use it: a paper that goes there in parts, parts of it by signed addresses of a node and of the store, another secret, and a folder that is moved there. */
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { errorTexts } from '@arriero/contract/es/errors'
import { readConfig } from '../../apps/api/src/config.ts'
import { fileUrls } from '../../apps/api/src/features/files/file-url.ts'
import { refusalFor } from '../../apps/api/src/http/error-reply.ts'
import { newId } from '../../apps/api/src/ids.ts'
import { filesFolder, storeOf } from '../../apps/api/src/providers/providers.ts'
import { localStorage } from '../../apps/api/src/providers/storage/local.ts'
import type { FileStorage } from '../../apps/api/src/providers/storage/port.ts'
import { s3Storage } from '../../apps/api/src/providers/storage/s3.ts'
import { readWhole } from '../../apps/api/src/providers/storage/storage.ts'
import { secretsOf } from '../../apps/api/src/secrets.ts'
import { inRoot, root } from '../../tools/launch/paths.mjs'
import { publicUrlOf, type Plan } from '../../tools/cluster/configure.ts'
import { inFolder } from '../../tools/cluster/place.ts'
import { ask } from '../../tools/cluster/ready.ts'
import { nodeSettings } from '../../tools/cluster/services.ts'

export type StoreSeen = { bytes: number; writtenMs: number; moved: number; faults: string[] }

/** Of an installation that kept its files in a folder until today. */
const movedFiles = 40
const movedBytes = 200_000

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

const moveByCommand = (plan: Plan, dataFolder: string): Promise<string> =>
  promisify(execFile)(process.execPath, [inRoot('apps/api/src/command.ts'), 'mover-archivos'], {
    cwd: root,
    env: { ...process.env, ...nodeSettings(plan), ARRIERO_DATA: dataFolder },
  }).then(({ stdout }) => stdout)

/** A folder's files go to the store by the operator's command, and once. Answers sentences of what is not as it must be. */
const moveFolder = async (plan: Plan, store: FileStorage): Promise<string[]> => {
  const dataFolder = inFolder(plan.place, 'before-the-store')
  const folder = localStorage(filesFolder(dataFolder))
  const papers = new Map(
    Array.from({ length: movedFiles }, () => [newId(new Date()), randomBytes(movedBytes)]),
  )
  for (const [name, paper] of papers) await folder.write(name, paper)
  const said = [await moveByCommand(plan, dataFolder), await moveByCommand(plan, dataFolder)]
  const faults: string[] = []
  for (const [name, paper] of papers) {
    if (await folder.open(name)) faults.push(`${name} stayed in the folder`)
    if (!(await readWhole(store, name))?.equals(paper)) faults.push(`${name} is not in the store`)
    await store.remove(name)
  }
  const words = [`${movedFiles} archivos`, 'No había archivos por mover']
  return [
    ...faults,
    ...words.flatMap((word, at) => (said[at]?.includes(word) ? [] : [`moving said ${said[at]}`])),
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
    ...(await moveFolder(plan, store)),
  ]
  await ask(plan, `delete from files where id = '${name}'`)
  await store.remove(name)
  return { bytes: paper.length, writtenMs, moved: movedFiles, faults }
}
