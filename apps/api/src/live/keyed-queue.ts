/** Work collected per key for a moment, one run per key at a time, few keys at once: a burst costs one load, in order. */

export type KeyedQueueOptions<T> = {
  delayMs: number
  concurrency: number
  /** Gets all that was pushed since the last run, in its order. */
  run(key: string, items: T[]): Promise<void>
  onError(error: unknown): void
}

export type KeyedQueue<T> = {
  push(key: string, item: T): void
  /** Forgets what waits and resolves when what runs has ended. */
  stop(): Promise<void>
}

export const keyedQueue = <T>({
  delayMs,
  concurrency,
  run,
  onError,
}: KeyedQueueOptions<T>): KeyedQueue<T> => {
  const waiting = new Map<string, { items: T[]; timer: NodeJS.Timeout }>()
  const due = new Set<string>()
  const running = new Map<string, Promise<void>>()

  const begin = (key: string) => {
    const items = waiting.get(key)?.items ?? []
    waiting.delete(key)
    due.delete(key)
    const work = run(key, items)
      .catch(onError)
      .finally(() => {
        running.delete(key)
        drain()
      })
    running.set(key, work)
  }
  const drain = () => {
    for (const key of due) {
      if (running.size >= concurrency) return
      if (!running.has(key)) begin(key)
    }
  }
  return {
    push: (key, item) => {
      const entry = waiting.get(key)
      if (entry) return void entry.items.push(item)
      const timer = setTimeout(() => {
        due.add(key)
        drain()
      }, delayMs)
      waiting.set(key, { items: [item], timer })
    },
    stop: async () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
      due.clear()
      await Promise.all(running.values())
    },
  }
}
