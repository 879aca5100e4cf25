/** A process that calls on our behalf: told something, it answers once. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type Said<Answer> = { told?: Answer; problem?: string; isReady?: true }

export type Helper<Question, Answer> = {
  pid: number
  ask(question: Question): Promise<Answer>
  stop(): Promise<void>
}

/** `name`: the file beside this one. It says `{ isReady: true }`, then to each question `{ told }` or `{ problem }`. */
export const startHelper = async <Question, Answer>(name: string): Promise<Helper<Question, Answer>> => {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), { serialization: 'advanced' })
  const ended = once(child, 'exit').then(() => undefined)
  const hear = async (): Promise<Said<Answer>> => {
    const said = (await Promise.race([once(child, 'message'), ended])) as [Said<Answer>] | undefined
    if (!said) throw new Error(`${name} ended`)
    return said[0]
  }
  await hear()
  return {
    pid: child.pid ?? Number.NaN,
    ask: async (question) => {
      const answer = hear()
      child.send(question as object)
      const { told, problem } = await answer
      if (told === undefined) throw new Error(`${name}: ${problem}`)
      return told
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
