/** A thread that sends equal assignments all at once, round after round; how long each waited and what it was told. */
import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'

/** One driver and one truck for services at one hour. */
export type Round = { services: string[]; pair: { driverId: string; vehicleId: string } }
export type Equal = {
  url: string
  headers: Record<string, string>
  rounds: Round[]
  atOnce: number
}
export type Assigned = { waits: number[]; told: Record<string, number> }

const { url, headers, rounds, atOnce } = workerData as Equal
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

const assign = async (id: string, pair: Round['pair']): Promise<{ ms: number; word: string }> => {
  const startedAt = performance.now()
  const asked = request(`${url}/v1/order/update/${id}`, {
    method: 'PUT',
    agent,
    headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' },
  })
  asked.end(JSON.stringify(pair))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer) text += String(part)
  const { code } = JSON.parse(text) as { code?: string }
  return { ms: performance.now() - startedAt, word: code ?? String(answer.statusCode) }
}

const all: { ms: number; word: string }[] = []
for (const { services, pair } of rounds)
  all.push(
    ...(await Promise.all(
      Array.from({ length: atOnce }, (_, turn) => assign(services[turn % services.length] ?? '', pair)),
    )),
  )
agent.destroy()
parentPort?.postMessage({
  waits: all.map(({ ms }) => ms),
  told: Object.fromEntries(
    [...Map.groupBy(all, ({ word }) => word)].map(([word, list]) => [word, list.length]),
  ),
} satisfies Assigned)
