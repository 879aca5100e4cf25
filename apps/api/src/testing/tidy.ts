/** What a test file leaves behind is put away after its last test, also where it was opened in a hook: Vitest hears an `afterAll` of a hook too late. */
import { afterAll } from 'vitest'

const waiting: (() => unknown)[] = []

/** Runs after the file's tests and its own `afterAll`, the latest first; the rest too where one fails. */
export const tidyAfterwards = (work: () => unknown): void => void waiting.push(work)

afterAll(async () => {
  const failures: unknown[] = []
  for (let work = waiting.pop(); work; work = waiting.pop()) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures)
})
