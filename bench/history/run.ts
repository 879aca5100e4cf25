/** A history of the product as an installation runs it, on two servers; and the same one damaged on purpose. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/api/src/config.ts'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import { startServer } from '../servers/process.ts'
import { makeCast } from './cast.ts'
import { anomaliesOf, type Operation } from './checker.ts'
import { recordHistory, type Recorded } from './record.ts'

export const historyRun = async ({
  wanted,
  groups,
}: {
  wanted: number
  groups: number
}): Promise<Recorded> => {
  const { connection, stop } = await startThrowaway({ max_connections: '100' })
  const folder = await mkdtemp(join(tmpdir(), 'arriero-proof-'))
  try {
    const cast = await makeCast({ connection, folder }, groups)
    const signNotice = await sandboxSigner({
      config: readConfig({}),
      dataFolder: folder,
      publicUrl: 'http://localhost:3000',
    })
    const servers = [
      await startServer('product-server.ts', { connection, folder }),
      await startServer('product-server.ts', { connection, folder }),
    ]
    try {
      return await recordHistory({ urls: servers.map(({ url }) => url), cast, signNotice, wanted })
    } finally {
      for (const server of servers) await server.stop()
    }
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Damage = { fault: string; kind: RegExp; done: (operations: readonly Operation[]) => Operation[] }

/** The first operation for which it can be done, done. */
const first = (
  operations: readonly Operation[],
  change: (operation: Operation, at: number) => Operation | undefined,
): Operation[] => {
  for (const [at, operation] of operations.entries()) {
    const changed = change(operation, at)
    if (changed) return operations.with(at, changed)
  }
  return [...operations]
}

const reading = (
  operation: Operation,
  change: (elements: readonly string[]) => readonly string[] | undefined,
): Operation | undefined => {
  for (const [at, [key, elements]] of operation.reads.entries()) {
    const changed = key.startsWith('service') ? change(elements) : undefined
    if (changed) return { ...operation, reads: operation.reads.with(at, [key, changed]) }
  }
  return undefined
}

const damages: Damage[] = [
  {
    fault: 'a reading from before what was acknowledged',
    kind: /G-single against the clock/,
    done: (all) =>
      first(all, (one) =>
        reading(one, (elements) => (elements.length > 8 ? elements.slice(0, 2) : undefined)),
      ),
  },
  {
    fault: 'a reading in another sequence',
    kind: /fork/,
    done: (all) =>
      first(all, (one) =>
        reading(one, (elements) => (elements.length > 8 ? elements.toReversed() : undefined)),
      ),
  },
  {
    fault: 'an element twice',
    kind: /doubled/,
    done: (all) =>
      first(all, (one) =>
        reading(one, (elements) => (elements.length > 8 ? [...elements, elements[0] ?? ''] : undefined)),
      ),
  },
  {
    fault: 'a reading of what was refused',
    kind: /G1a/,
    done: (all) => {
      const seen = new Set(
        all.flatMap(({ reads }) =>
          reads.flatMap(([key, elements]) => elements.map((one) => `${key} ${one}`)),
        ),
      )
      return first(all, (one) =>
        one.outcome === 'done' && one.appends.some(([key, element]) => seen.has(`${key} ${element}`))
          ? { ...one, outcome: 'refused' }
          : undefined,
      )
    },
  },
  {
    fault: 'an acknowledged act that nobody ever reads',
    kind: /lost/,
    done: (all) =>
      first(all, (one) =>
        one.outcome === 'done' && one.appends.length > 0
          ? { ...one, appends: [...one.appends, [one.appends[0]?.[0] ?? '', 'desaparecido']] }
          : undefined,
      ),
  },
]

/** Which damage to this history is found. */
export const damagesFound = (operations: readonly Operation[]) =>
  damages.map(({ fault, kind, done }) => {
    const kinds = [...new Set(anomaliesOf(done(operations)).map((anomaly) => anomaly.kind))]
    return { fault, isFound: kinds.some((one) => kind.test(one)), told: kinds.join(', ') || 'nothing' }
  })
