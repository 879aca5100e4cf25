import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { readAgedAgain } from './aged.ts'

const queryKey = ['GET', '/order/history']
let stop = () => undefined as void
afterEach(() => stop())

/** A history whose first answers the test gives by hand. */
const shownHistory = (isRemedied: boolean) => {
  const client = new QueryClient()
  if (isRemedied) readAgedAgain(client)
  const answers: ((line: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: 15_000,
  })
  stop = observer.subscribe(() => undefined)
  const answer = async (line: string) => {
    answers.at(-1)?.(line)
    await expect.poll(() => observer.getCurrentResult().data).toBe(line)
  }
  return { client, answers, answer }
}

test('what changed while a history was read for the first time is in it', async () => {
  const { client, answers, answer } = shownHistory(true)
  void client.invalidateQueries({ queryKey })
  expect(answers).toHaveLength(1)
  await answer('before')
  await expect.poll(() => answers.length).toBe(2)
  await answer('after')
  expect(answers).toHaveLength(2)
})

test('the library alone would leave the old answer there', async () => {
  const { client, answers, answer } = shownHistory(false)
  void client.invalidateQueries({ queryKey })
  await answer('before')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answers).toHaveLength(1)
})

test('what nobody marked is read once', async () => {
  const { answers, answer } = shownHistory(true)
  await answer('before')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answers).toHaveLength(1)
})
