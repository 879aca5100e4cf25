import { beforeEach, expect, test, vi } from 'vitest'
import {
  actWasRefused,
  actWasTaken,
  allUnsaved,
  closeUnderWay,
  closeUnlessLost,
  goUnlessLost,
  hasUnsaved,
  mayBeLeft,
  openQuestion,
  type Unsaved,
  unsavedOnTheWay,
  watchUnsaved,
} from './unsaved.ts'

const here = { pathname: '/main/pqrs/1', search: '' }
const stops: (() => void)[] = []
beforeEach(() => {
  openQuestion.get()?.stay()
  for (const stop of stops.splice(0)) stop()
})

const put = (words: readonly string[], more: Partial<Unsaved> = {}): { lost: readonly string[] } => {
  const state = { lost: words }
  stops.push(
    watchUnsaved({
      window: undefined,
      staysAt: ({ pathname }) => pathname === here.pathname,
      lost: () => state.lost,
      discard: () => (state.lost = []),
      sent: () => undefined,
      refused: () => undefined,
      ...more,
    }),
  )
  return state
}

test('where nothing was changed nobody is asked', () => {
  put([])
  const go = vi.fn()
  goUnlessLost(allUnsaved(), { go })
  expect(go).toHaveBeenCalledOnce()
  expect(openQuestion.get()).toBeUndefined()
})

test('the question names what would be lost, and goes only once it is let go of', () => {
  put(['Respuesta'])
  put(['Respuesta', 'Estado'])
  const go = vi.fn()
  goUnlessLost(allUnsaved(), { go })
  expect(openQuestion.get()?.lost).toEqual(['Respuesta', 'Estado'])
  expect(go).not.toHaveBeenCalled()
  openQuestion.get()?.discard()
  expect(go).toHaveBeenCalledOnce()
  expect(hasUnsaved()).toBe(false)
})

test('who stays keeps everything', () => {
  const typed = put(['Respuesta'])
  const go = vi.fn()
  const stay = vi.fn()
  goUnlessLost(allUnsaved(), { go, stay })
  openQuestion.get()?.stay()
  expect(stay).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
  expect(typed.lost).toEqual(['Respuesta'])
})

test('a window asks only about what stands in it', () => {
  const window = {}
  put(['4 cambios del perfil'])
  const close = vi.fn()
  closeUnlessLost(window, close)
  expect(close).toHaveBeenCalledOnce()
  put(['Nombre'], { window })
  closeUnlessLost(window, close)
  expect(openQuestion.get()?.lost).toEqual(['Nombre'])
  expect(close).toHaveBeenCalledOnce()
})

test('a second Escape on the question does not ask a second time', () => {
  const window = {}
  put(['Nombre'], { window })
  closeUnlessLost(window, vi.fn())
  const first = openQuestion.get()
  closeUnlessLost(window, vi.fn())
  expect(openQuestion.get()).toBe(first)
})

test('an address at which it is still there loses nothing', () => {
  put(['4 cambios del perfil'])
  expect(unsavedOnTheWay(here)).toEqual([])
  expect(unsavedOnTheWay({ pathname: '/main/empresas', search: '' })).toHaveLength(1)
})

test('who logs out is asked, and stays in where he wants to go on', async () => {
  put(['Nombre'])
  const stays = mayBeLeft()
  openQuestion.get()?.stay()
  expect(await stays).toBe(false)
  const goes = mayBeLeft()
  openQuestion.get()?.discard()
  expect(await goes).toBe(true)
})

test('what the server took is told to everything that waits for it, with the press it began with', () => {
  const sent = vi.fn()
  const refused = vi.fn()
  put([], { sent, refused })
  actWasTaken(7)
  actWasRefused(8)
  expect(sent.mock.calls).toEqual([[7]])
  expect(refused.mock.calls).toEqual([[8]])
})

test('what a form left behind as it closed under way goes once its act was taken, and stays where it was refused', () => {
  const dropped = vi.fn()
  closeUnderWay(dropped, [7])
  actWasTaken(6)
  actWasRefused(7)
  actWasTaken(7)
  expect(dropped).not.toHaveBeenCalled()
  closeUnderWay(dropped, [9])
  actWasTaken(9)
  actWasTaken(9)
  expect(dropped).toHaveBeenCalledOnce()
})
