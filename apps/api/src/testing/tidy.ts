/** What a test file leaves behind is put away after its last test, also where it was opened in a hook: Vitest hears an `afterAll` of a hook too late. */
import { rm } from 'node:fs/promises'

const waiting: (() => unknown)[] = []

/** Runs after the file's tests and its own `afterAll`, the latest first; the rest too where one fails. */
export const tidyAfterwards = (work: () => unknown): void => void waiting.push(work)

/** A folder of the file's own, once nothing writes into it any more. */
export const removeAfterwards = (folder: string): void =>
  tidyAfterwards(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

/** @throws what failed, once everything was tried */
export const tidy = async (): Promise<void> => {
  const failures: unknown[] = []
  for (let work = waiting.pop(); work; work = waiting.pop()) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures)
}
