/** Work that must not hold up the thread that serves: a thread of its own, which never outlives its limits. */
import { Worker } from 'node:worker_threads'
import { tooBusy } from './slots.ts'

export type ThreadLimits = {
  /** The clock guards the thread and judges nobody: on a machine with less to do the same work may be done in time. */
  timeMs: number
  heapMegabytes: number
}

export class OutOfMemory extends Error {}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const open = (script: URL, bytes: Uint8Array, { heapMegabytes }: ThreadLimits) => {
  // Memory of its own, moved and not copied again; the caller keeps his.
  const copy = new Uint8Array(bytes)
  return new Worker(script, {
    workerData: copy,
    transferList: [copy.buffer],
    env: {},
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: heapMegabytes,
      maxYoungGenerationSizeMb: heapMegabytes / 4,
      stackSizeMb: 2,
    },
  })
}

/** The one message of the script, which has the bytes as its `workerData`. Past its time: busy; past its memory: `OutOfMemory`. */
export const inOwnThread = async (script: URL, bytes: Uint8Array, limits: ThreadLimits): Promise<unknown> => {
  const worker = open(script, bytes, limits)
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(tooBusy()), limits.timeMs)
      worker.once('message', resolve)
      worker.once('error', (error) => reject(isOutOfMemory(error) ? new OutOfMemory() : error))
      worker.once('exit', () => reject(tooBusy()))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
