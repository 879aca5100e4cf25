/**
 * All that a page may leave in its browser, read store by store: what scripts reach, what only the browser reaches (httpOnly cookies,
 * the history of the tab), and every origin's. What people let their browser fill in for them is theirs and not read.
 */
import { expect, type Page } from '@playwright/test'

/** Runs in the page. Bytes become text, so that a secret inside them is found too. */
const readByScript = `(async () => {
  const plain = async (value) => {
    if (value instanceof Blob) return value.text()
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
    if (Array.isArray(value)) return Promise.all(value.map(plain))
    if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
      const pairs = await Promise.all(Object.entries(value).map(async ([key, one]) => [key, await plain(one)]))
      return Object.fromEntries(pairs)
    }
    return value
  }
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
  const rowsOf = async (name) => {
    const db = await asked(indexedDB.open(name))
    const all = []
    for (const store of db.objectStoreNames) {
      const open = db.transaction(store).objectStore(store)
      all.push(store, await asked(open.getAllKeys()), await asked(open.getAll()))
    }
    db.close()
    return plain([name, db.version, all])
  }
  const answersOf = async (name) => {
    const cache = await caches.open(name)
    return Promise.all((await cache.keys()).map(async (request) => {
      const answer = await cache.match(request)
      return [request.url, [...request.headers], [...answer.headers], await answer.text()]
    }))
  }
  const databases = await indexedDB.databases()
  return JSON.stringify({
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
    indexedDB: await Promise.all(databases.map(({ name }) => rowsOf(name))),
    cacheStorage: await Promise.all((await caches.keys()).map(async (name) => [name, await answersOf(name)])),
    'cookies that scripts see': document.cookie,
    'history state': await plain(history.state),
    address: location.href,
    'name of the window': window.name,
  })
})()`

type Stores = Readonly<Record<string, string>>

export const storesOf = async (page: Page): Promise<Stores> => {
  const byScript = JSON.parse(await page.evaluate<string>(readByScript)) as Record<string, unknown>
  const browser = await page.context().newCDPSession(page)
  const { cookies } = await browser.send('Network.getAllCookies')
  const { entries } = await browser.send('Page.getNavigationHistory')
  await browser.detach()
  const all = { ...byScript, 'cookies of the browser': cookies, 'history of the tab': entries }
  return Object.fromEntries(Object.entries(all).map(([name, held]) => [name, JSON.stringify(held)]))
}

/** As a store may hold it: as it is, in an address, or in base64. */
const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll('%20', '+'),
  // Of any of three places in a longer text: what stands before moves the letters.
  ...[0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + secret)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  ),
]

/** Names of the stores in which one of the secrets stands. */
export const storesWith = async (page: Page, secrets: readonly string[]): Promise<string[]> => {
  const stores = await storesOf(page)
  return Object.entries(stores)
    .filter(([, held]) => secrets.flatMap(formsOf).some((form) => held.includes(form)))
    .map(([name]) => name)
}

/** No store of the browser holds one of them. */
export const keepsNone = async (page: Page, ...secrets: string[]): Promise<void> =>
  expect(await storesWith(page, secrets)).toEqual([])
