/** What comes within some milliseconds is done in one go: many small writes cost one statement and one flush to disk. */

export type MicroBatchOptions<Item, Answer> = {
  /** How long the first waits for others; 0: not at all, only what comes while one is under way is gathered. */
  delayMs: number
  most: number
  /** Batches under way beside one another; one unless told. */
  atOnce?: number
  /** Does them all, or none; one answer for each, in their order. */
  run(items: readonly Item[]): Promise<readonly Answer[]>
}

/** Resolves once its batch is done. */
export type MicroBatch<Item, Answer> = (item: Item) => Promise<Answer>

type Waiting<Item, Answer> = {
  item: Item
  resolve(answer: Answer): void
  reject(error: unknown): void
}

const settle = async <Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  run: MicroBatchOptions<Item, Answer>['run'],
): Promise<void> => {
  try {
    const answers = await run(batch.map(({ item }) => item))
    if (answers.length !== batch.length) throw new Error('a batch has one answer for each of its items')
    for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
  } catch (error) {
    // One that cannot be done must not take the others along.
    if (batch.length === 1) batch[0]?.reject(error)
    else await Promise.all(batch.map((one) => settle([one], run)))
  }
}

/** What comes while as many batches are under way as may be goes with the next. */
export const microBatch = <Item, Answer>({
  delayMs,
  most,
  atOnce = 1,
  run,
}: MicroBatchOptions<Item, Answer>): MicroBatch<Item, Answer> => {
  let waiting: Waiting<Item, Answer>[] = []
  let running = 0
  let isGathering = false
  const gather = () =>
    delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, delayMs)) : Promise.resolve()
  const begin = async () => {
    isGathering = true
    running += 1
    await gather()
    isGathering = false
    const batch = waiting.slice(0, most)
    waiting = waiting.slice(most)
    proceed()
    await settle(batch, run)
    running -= 1
    proceed()
  }
  const proceed = () => {
    if (waiting.length > 0 && !isGathering && running < atOnce) void begin()
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      proceed()
    })
}
