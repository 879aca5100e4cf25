/** Log-in, recovery and registration tell known from unknown accounts by neither body, status nor time. Security F3.6. */
import { Agent, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '../apps/api/src/compose.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { driverBody } from '../apps/api/src/stories/people/registration.fixture.ts'
import { startThrowaway } from '../apps/api/src/database/throwaway.ts'
import { median, sameSource } from './load/two-samples.ts'
import { startServer } from './servers/process.ts'
import { enumerationTries as tries } from './settings.ts'
import { knownEmail, makeOwners, unknownEmail } from './world/mailbox-owners.ts'

const mostMs = 2
const leastLikely = 0.01

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Answer = { ms: number; said: string }

/** One try from an address of its own, as the proxy passes it on. */
const ask = (url: string, { path, body, from }: { path: string; body: object; from: string }) =>
  new Promise<Answer>((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-forwarded-for': from,
    }
    const startedAt = performance.now()
    const sent = request(`${url}${path}`, { method: 'POST', agent, headers }, (response) => {
      let said = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (said += part))
      response.on('end', () => {
        const ms = performance.now() - startedAt
        // Of every request, and of every registration, another one.
        const plain = said.replaceAll(/"(?:requestId|_id)":"[^"]*"/g, '')
        resolve({ ms, said: `${response.statusCode} ${plain}` })
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })

type Door = { name: string; path: string; bodyOf: (email: string) => object }
const doors: readonly Door[] = [
  {
    name: 'log-in, wrong password',
    path: '/v1/auth/tokenbackoffice',
    bodyOf: (email) => ({ email, password: 'no es esta contraseña' }),
  },
  { name: 'recovery, ask for a code', path: '/v1/user/verifycode', bodyOf: (email) => ({ email }) },
  {
    name: 'recovery, wrong code',
    path: '/v1/user/resetpassword',
    bodyOf: (email) => ({ email, code: 'AAAA-BBBB-CCCC', password: 'otra frase bien larga' }),
  },
  { name: 'registration', path: '/v1/registration/create', bodyOf: (email) => driverBody({ email }) },
]

const addressOf = (of: number) => `190.${20 + (of >> 16)}.${(of >> 8) & 255}.${of & 255}`

/** Known or unknown is drawn anew for every try, so that what came before says nothing of what comes; every try from another address. */
const measure = async (url: string, { path, bodyOf }: Door) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const said = new Set<string>()
  for (let round = 0; round < 2 * tries; round++) {
    const isKnown = Math.random() < 0.5
    const body = bodyOf(isKnown ? knownEmail(round) : unknownEmail(round))
    const answer = await ask(url, { path, body, from: addressOf(round) })
    times[isKnown ? 'known' : 'unknown'].push(answer.ms)
    said.add(answer.said)
  }
  return { ...times, said }
}

const judge = (name: string, { known, unknown, said }: Awaited<ReturnType<typeof measure>>): boolean => {
  const difference = Math.abs(median(known) - median(unknown))
  const likely = sameSource(known, unknown)
  console.log(
    `${name.padEnd(26)} known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, ` +
      `difference ${difference.toFixed(2)} ms, p ${likely.toFixed(3)}, answers ${said.size}`,
  )
  for (const one of said) console.log(`  ${one.slice(0, 110)}`)
  return difference <= mostMs && likely > leastLikely && said.size === 1
}

const database = await startThrowaway({ fsync: 'on', synchronous_commit: 'on', shared_buffers: '256MB' })
const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
const { connection } = database
try {
  const house = await compose({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder: folder,
    publicUrl: 'http://localhost:3000',
    isDemo: false,
    hasWorkers: false,
  })
  await makeOwners(house, 2 * tries)
  await house.stop()
  const server = await startServer('guarded-server.ts', { connection, folder })
  console.log(
    `${2 * tries} tries at each door, half of them drawn as known, each from its own address, limits on`,
  )
  let isGood = true
  for (const door of doors) isGood = judge(door.name, await measure(server.url, door)) && isGood
  await server.stop()
  process.exitCode = isGood ? 0 : 1
} finally {
  agent.destroy()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
