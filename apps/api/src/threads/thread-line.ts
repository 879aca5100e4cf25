/** A thread of its own that lasts, and who waits for it in the order of asking. Started by the first question. */
import { Worker, type ResourceLimits } from 'node:worker_threads'

/** Nothing is known of the question: too many wait, the thread fell over it, or the line was closed. */
export type Refusal = 'busy' | 'crashed' | 'closed'

type Options = {
  script: URL
  /** Questions under way at most; the next one is refused. */
  mostWaiting?: number
  limits?: ResourceLimits
  refused(reason: Refusal): Error
}

type Numbered = { id: number }

export type ThreadLine<Question extends Numbered, Reply extends Numbered> = {
  ask(question: Question): Promise<Reply>
  /** Questions that have no answer yet. */
  underWay(): number
  /** Ends the thread; questions under way and later ones are refused. */
  close(): Promise<void>
}

type Waiting<Question, Reply> = {
  question: Question
  resolve(reply: Reply): void
  reject(error: Error): void
}

/** One who waits keeps the process; the thread alone does not. */
const open = ({ script, limits = {} }: Options): Worker => {
  const worker = new Worker(script, { env: {}, execArgv: [], resourceLimits: limits })
  // What fell is told by the exit, which comes after it.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

/** The script answers each message `{ id, … }` by one with the same number, in any order. */
export const threadLine = <Question extends Numbered, Reply extends Numbered>(
  options: Options,
): ThreadLine<Question, Reply> => {
  const { mostWaiting = 256, refused } = options
  const waiting = new Map<number, Waiting<Question, Reply>>()
  let worker: Worker | undefined
  let isClosed = false

  const start = (): Worker => {
    const own = open(options)
    own.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (waiting.size === 0) own.unref()
      asked?.resolve(reply)
    })
    own.once('exit', () => afterFall(own))
    return own
  }

  /** Where there can be no thread at all nobody waits for one. */
  const post = ({ question, reject }: Waiting<Question, Reply>): void => {
    try {
      worker ??= start()
      worker.ref()
      worker.postMessage(question)
    } catch {
      waiting.delete(question.id)
      if (waiting.size === 0) worker?.unref()
      reject(refused('crashed'))
    }
  }

  /** The question that it fell over is refused; the others are asked of a new thread. */
  const afterFall = (fallen: Worker): void => {
    if (worker !== fallen) return
    worker = undefined
    const [first, ...rest] = [...waiting.values()]
    if (!first) return
    waiting.delete(first.question.id)
    first.reject(refused('crashed'))
    for (const one of rest) post(one)
  }

  return {
    ask: (question) => {
      if (isClosed) return Promise.reject(refused('closed'))
      if (waiting.size >= mostWaiting) return Promise.reject(refused('busy'))
      return new Promise((resolve, reject) => {
        const asked = { question, resolve, reject }
        waiting.set(question.id, asked)
        post(asked)
      })
    },
    underWay: () => waiting.size,
    close: async () => {
      isClosed = true
      const own = worker
      worker = undefined
      for (const { reject } of waiting.values()) reject(refused('closed'))
      waiting.clear()
      await own?.terminate()
    },
  }
}
