/** No password rests in a browser: a reader of all its stores, shown to find one in each, and the ways on which people type theirs. */
import { recoveryCodeTo } from '../acts/authenticator.ts'
import { keepsNone, storesOf, storesWith } from '../browser-stores.ts'
import { logInAs, open, password, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const planted = 'una mula perdida'

test('the reader finds what was left in any of the stores', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/auth/login')
  await keepsNone(page, planted)
  await page.evaluate(`(async () => {
    const secret = ${JSON.stringify(planted)}
    localStorage.setItem('draft', JSON.stringify({ typed: { secret } }))
    sessionStorage.setItem(secret, '1')
    const opening = indexedDB.open('kept', 1)
    await new Promise((done) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
      opening.onsuccess = done
    })
    const writing = opening.result.transaction('rows', 'readwrite')
    writing.objectStore('rows').put({ deep: [new TextEncoder().encode(secret)] }, 1)
    await new Promise((done) => (writing.oncomplete = done))
    opening.result.close()
    await (await caches.open('kept')).put('/kept', new Response(btoa('user:' + secret)))
    document.cookie = 'kept=' + encodeURIComponent(secret)
    window.name = secret
    history.pushState({ secret }, '', '?kept=' + encodeURIComponent(secret))
  })()`)
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: 'hidden', value: btoa(planted), url: origin, httpOnly: true }])
  expect((await storesWith(page, [planted])).toSorted()).toEqual(Object.keys(await storesOf(page)).toSorted())
  await page.context().close()
})

test('a password that is typed, refused, right, and used for days is in none of them', async ({
  browser,
}) => {
  for (const viewport of [undefined, phone]) {
    const page = await open(browser, viewport ? { viewport } : {})
    const [email, at] = viewport
      ? ['driver@demo.arriero.co', '/conductor']
      : ['cliententerprise@demo.arriero.co', '/auth/login']
    await page.goto(at)
    await logInAs(page, email, planted)
    await expect(page.getByText('El usuario o la contraseña no son correctos.').first()).toBeVisible()
    await keepsNone(page, planted, password())
    await logInAs(page, email)
    await page.waitForURL(viewport ? /\/conductor(\/|$)/ : /\/main\/index$/)
    // The driver's door stands at his area's own address: only the form's end tells that he is in.
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveCount(0)
    await keepsNone(page, planted, password())
    // The portal is loaded anew: what brings him back is the cookie, and it is not the password.
    await page.reload()
    await page.waitForLoadState('networkidle')
    await keepsNone(page, planted, password())
    expect((await storesOf(page))['cookies of the browser']).toContain('arriero_remember')
    expect((await storesOf(page))['cookies that scripts see']).not.toContain('arriero_remember')
    await page.context().close()
  }
})

test('nor is a new one, or the code that lets it be set, while a forgotten password is recovered', async ({
  browser,
}) => {
  const email = 'client2@demo.arriero.co'
  const page = await open(browser)
  await page.goto('/reset/resetPassword')
  await page.getByLabel('Correo').fill(email)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByLabel('Nueva contraseña').fill(planted)
  const code = await recoveryCodeTo(email)
  await page.getByLabel('Código').fill(code)
  await keepsNone(page, planted, code)
  // The mail is read, and the page of before was thrown away by the telephone.
  await page.reload()
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Correo')).toHaveValue(email)
  await page.getByRole('button', { name: 'Ya tengo un código' }).click()
  await page.getByLabel('Nueva contraseña').fill(planted)
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await keepsNone(page, planted, code)
  await logInAs(page, email, planted)
  await page.waitForURL(/\/main\/index$/)
  await keepsNone(page, planted, code)
  await page.context().close()
})
