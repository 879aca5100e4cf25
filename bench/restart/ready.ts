/** How long a node takes from its start until it is ready on a full database, however it ended before. Security F1.7. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ordersOf, readers } from '../load/actors.ts'
import type { Ground } from '../pressure/scene.ts'
import { freePorts, nodeAt, type Node } from './nodes.ts'

const ways = ['SIGTERM', 'SIGKILL'] as const
type Way = (typeof ways)[number]

/** `after`: how it had ended. `read`: what a service was answered with right after, 200 where all is well. */
export type Started = { after: Way; readyMs: number; read: number }
export type StartsSize = {
  times: number
  /** Each start stands still for so long: whoever measures must see it. */
  standsStillMs?: number
}

/** It begins to start, and nothing moves for a while. */
const standStill = async (node: Node, forMs: number): Promise<void> => {
  if (forMs === 0) return
  process.kill(node.pid(), 'SIGSTOP')
  await sleep(forMs)
  process.kill(node.pid(), 'SIGCONT')
}

const serviceOf = async ({ sql, enter }: Ground) => {
  const [order] = await ordersOf(sql, await readers(sql, 1))
  if (!order) throw new Error('there is no service')
  const { headers } = await enter(order.client_id)
  return { path: `/v1/order/detail/${order.id}`, headers }
}

/** Ended by SIGTERM and by SIGKILL in turn. */
export const startsOf = async (
  ground: Ground,
  { times, standsStillMs = 0 }: StartsSize,
): Promise<Started[]> => {
  const [port = 0] = await freePorts(1)
  const service = await serviceOf(ground)
  const node = nodeAt({ ...ground.servers, port, publicUrl: `http://127.0.0.1:${port}` })
  const started: Started[] = []
  try {
    await node.start()
    for (let turn = 0; turn < times; turn++) {
      const after = ways[turn % ways.length] ?? 'SIGTERM'
      await node.end(after)
      const began = performance.now()
      await Promise.all([node.start(), standStill(node, standsStillMs)])
      const readyMs = performance.now() - began
      const answer = await fetch(node.url + service.path, { headers: service.headers })
      await answer.body?.cancel()
      started.push({ after, readyMs, read: answer.status })
      console.log(`after ${after} ready in ${(readyMs / 1_000).toFixed(2)} s`)
    }
    return started
  } finally {
    await node.end('SIGTERM')
  }
}

/** A node that says it is ready serves. */
export const readyFaults = (started: readonly Started[]): string[] =>
  started.flatMap(({ after, read }, at) =>
    read === 200 ? [] : [`start ${at + 1}, after ${after}: ready, and a service is answered with ${read}`],
  )
