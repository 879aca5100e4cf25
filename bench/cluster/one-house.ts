/** Two nodes with the limits of an installation, one of them behind the pooler: counted together, and heard on either. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../tools/launch/paths.mjs'
import type { Plan } from '../../tools/cluster/configure.ts'
import { portOf } from '../../tools/cluster/place.ts'
import { answersWell, local, until } from '../../tools/cluster/ready.ts'
import { nodeSettings, pooledSettings } from '../../tools/cluster/services.ts'
import { newOrder } from '../kill/writers.ts'
import type { Person } from '../load/actors.ts'

/** Of the cluster's node ports, those after its own. */
const numbers = [3, 4] as const
const readyWithinMs = 60_000
/** As the contract says of `POST /pqr/create`. */
const mostAMinute = 20

/** One speaks with the database itself, the other by the pooler. */
const databaseOf = (plan: Plan, number: number) => (number === numbers[1] ? pooledSettings(plan) : {})

const startNode = (plan: Plan, number: number, folder: string): ChildProcess =>
  spawn(process.execPath, [inRoot('apps', 'api', 'src', 'main.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...nodeSettings(plan),
      ...databaseOf(plan, number),
      ARRIERO_DATA: join(folder, String(number)),
      PORT: String(portOf(plan.place, 'node', number)),
      ALSO_AT: numbers.map((one) => local(portOf(plan.place, 'node', one))).join(','),
      LOG_LEVEL: 'silent',
      TZ: 'UTC',
    },
  })

const post = (url: string, person: Person, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Twice as many as a minute lets, to either in turn: how many were taken. */
const takenOfBoth = async (urls: readonly string[], person: Person): Promise<number> => {
  let taken = 0
  for (let turn = 0; turn < 2 * mostAMinute; turn++) {
    const body = {
      subject: `Consulta ${turn}`,
      description: 'Una pregunta sobre un servicio.',
      type: 'Consulta',
    }
    const answer = await post(`${urls[turn % urls.length]}/v1/pqr/create`, person, body)
    await answer.arrayBuffer()
    if (answer.ok) taken += 1
    else if (answer.status !== 429) throw new Error(`the request was answered ${answer.status}`)
  }
  return taken
}

/** How long a screen at one node waits for an act at the other; undefined where it hears nothing. */
const heardMs = async (
  [here = '', there = '']: readonly string[],
  person: Person,
  acted: (id: string) => void,
): Promise<number | undefined> => {
  const { ticket } = (await (await post(`${here}/v1/auth/ticket`, person, {})).json()) as { ticket: string }
  const socket = new WebSocket(`${here.replace('http', 'ws')}/v1/live/?EIO=4&transport=websocket`)
  const heard = Promise.withResolvers<number>()
  const admitted = Promise.withResolvers<void>()
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    if (text === '2') socket.send('3')
    else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ ticket })}`)
    else if (text.startsWith('40')) admitted.resolve()
    else if (text.startsWith('42')) heard.resolve(performance.now())
  })
  await Promise.race([admitted.promise, new Promise((resolve) => setTimeout(resolve, 5_000))])
  const answer = await post(`${there}/v1/order/create`, person, newOrder())
  const actedAt = performance.now()
  acted(((await answer.json()) as { _id: string })._id)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 5_000))
  const at = await Promise.race([heard.promise, late])
  socket.close()
  return at === undefined ? undefined : Math.max(0, at - actedAt)
}

export type OneHouse = { taken: number; limit: number; heardMs: number | undefined }

/** @param acted told of the service that it made */
export const asOneHouse = async (
  plan: Plan,
  person: Person,
  acted: (id: string) => void,
): Promise<OneHouse> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  const nodes = numbers.map((number) => startNode(plan, number, folder))
  const urls = numbers.map((number) => local(portOf(plan.place, 'node', number)))
  try {
    const areReady = async () =>
      (await Promise.all(urls.map((url) => answersWell(`${url}/ready`)))).every(Boolean)
    if (!(await until(areReady, readyWithinMs))) throw new Error('two more nodes do not become ready')
    const heard = await heardMs(urls, person, acted)
    return { heardMs: heard, taken: await takenOfBoth(urls, person), limit: mostAMinute }
  } finally {
    for (const node of nodes) node.kill('SIGTERM')
    await Promise.all(nodes.filter(({ exitCode }) => exitCode === null).map((node) => once(node, 'exit')))
    await rm(folder, { recursive: true, force: true })
  }
}
