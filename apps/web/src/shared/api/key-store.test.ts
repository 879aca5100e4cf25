import { CallError } from '@arriero/contract/call'
import type { Profile } from '@arriero/contract/people/sessions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LineDown } from '../line/line-down.ts'
import { sessionStore } from '../session/session-store.ts'
import { keepKeys } from './act-keys.ts'
import { tabKeys } from './key-store.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page; called again, it stands for the same page reloaded. */
const openPage = () => keepKeys({ store: tabKeys })
const enter = (id: string) => sessionStore.open('t', { _id: id } as Profile)
const what = 'POST /order/create {"body":{"weight":"5 tn"}}'
const lost = new LineDown({ hasLeft: true })

test('what nobody knows the end of is asked under the same key by the page that is read anew', () => {
  enter('ana')
  const before = openPage()
  const key = before.keyOf(what)
  before.settle(what, lost)
  expect(openPage().keyOf(what)).toBe(key)
  expect(openPage().keyOf(what.replace('5 tn', '6 tn'))).not.toBe(key)
  const after = openPage()
  after.keyOf(what)
  after.settle(what)
  expect(openPage().keyOf(what)).not.toBe(key)
})

test('an hour later the same press is meant anew, whatever became of the one before the page was read anew', () => {
  enter('ana')
  const key = openPage().keyOf(what)
  const later = keepKeys({ store: tabKeys, nowMs: () => Date.now() + 3_600_000 })
  expect(later.keyOf(what)).not.toBe(key)
})

test('what the server refused is another act the next time', () => {
  enter('ana')
  const page = openPage()
  const key = page.keyOf(what)
  page.settle(what, new CallError(409, { error: 'No', code: 'order.not_open', requestId: '1' }))
  expect(openPage().keyOf(what)).not.toBe(key)
})

test('what one person asked is not the next one’s, and neither words nor secrets are kept', () => {
  enter('ana')
  const key = openPage().keyOf(what)
  enter('luis')
  expect(openPage().keyOf(what)).not.toBe(key)
  const acts = () => [...kept.keys()].filter((name) => name.startsWith('arriero.act.'))
  expect(acts().join()).not.toContain('order')
  const count = acts().length
  openPage().keyOf('PUT /user/password {"body":{"newPassword":"x"}}')
  expect(acts()).toHaveLength(count)
})

test('a browser that keeps nothing acts all the same', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const page = openPage()
  const key = page.keyOf(what)
  page.settle(what, lost)
  expect(page.keyOf(what)).toBe(key)
})
