/** What is being written outlives a reload and a log-in that ends; a step of a wizard, and a payment begun, is where Back leads. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { isTold, photo } from '../acts/by-hand.ts'
import { cardOf, fillRoute, goToGateway, openServices } from '../acts/client.ts'
import { desk, enter, open, password, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise@demo.arriero.co'
const support = 'soport@demo.arriero.co'

const reloadAnyway = async (page: Page): Promise<void> => {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('arriero.draft.')))

for (const viewport of [desk, phone])
  test(`an answer that was being written comes back after a reload, and is counted, never cut (${viewport.width})`, async ({
    browser,
  }) => {
    const page = await enter(browser, { email: support, at: '/main/pqrs', viewport })
    const words = page.getByRole('textbox', { name: 'Respuesta' })
    const answer = page.getByRole('button', { name: /^Responder la PQR/ }).first()
    await answer.click()
    await words.fill('Se devolvió el segundo cobro.')
    await reloadAnyway(page)
    // The window stands at its address.
    await expect(words).toHaveValue('Se devolvió el segundo cobro.')
    await expect(page.getByText('Borrador recuperado.')).toBeVisible()
    await isAccessibleEverywhere(page, 'a draft that came back')
    await page.getByRole('button', { name: 'Descartar el borrador recuperado' }).click()
    await expect(words).toHaveValue('')
    expect(await draftsOf(page)).toEqual([])
    const long = 'a'.repeat(4200)
    await words.fill(long)
    await expect(words).toHaveValue(long)
    await expect(page.getByText('Sobran 200 caracteres: el máximo es 4.000.')).toBeVisible()
    await isAccessibleEverywhere(page, 'a text that is too long')
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await expect(words).toBeFocused()
    await expect(words).toHaveValue(long)
    await words.fill('a'.repeat(3500))
    await expect(page.getByText('Quedan 500 caracteres.')).toBeVisible()
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await isTold(page, 'El PQR se ha actualizado correctamente')
    expect(await draftsOf(page)).toEqual([])
    await page.context().close()
  })

test('who logs out leaves no draft behind', async ({ browser }) => {
  const page = await enter(browser, { email: support, at: '/main/pqrs' })
  await page
    .getByRole('button', { name: /^Responder la PQR/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Respuesta' }).fill('Se devolvió')
  await reloadAnyway(page)
  await expect(page.getByText('Borrador recuperado.')).toBeVisible()
  expect(await draftsOf(page)).toHaveLength(1)
  await page.goto('/main/index')
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  expect(await draftsOf(page)).toEqual([])
  await page.context().close()
})

/** Ends every session of a person, as a change of password elsewhere does. */
const endSessions = async (email: string): Promise<void> => {
  const ask = async (method: string, path: string, token?: string, body?: object) =>
    fetch(`${url()}/v1${path}`, {
      method,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const entered = await ask('POST', '/auth/tokenbackoffice', undefined, { email, password: password() })
  const { token } = (await entered.json()) as { token: string }
  const listed = await ask('GET', '/session/all', token)
  const { items } = (await listed.json()) as { items: { _id: string; isCurrent: boolean }[] }
  for (const { _id, isCurrent } of items)
    if (!isCurrent) expect((await ask('DELETE', `/session/${_id}`, token)).ok).toBe(true)
}

test('a log-in that ends over something typed asks for the password, and all is still there', async ({
  browser,
}) => {
  const email = 'administrator@demo.arriero.co'
  const page = await enter(browser, { email, at: '/main/usuarios' })
  await page.getByRole('button', { name: 'Registrar usuario' }).click()
  const form = page.getByRole('dialog', { name: 'Registrar usuario' })
  await form.getByLabel('Nombre').fill('Ana Torres')
  // Its own checks keep it here: no act of another, nor a log-in, is taken for its answer.
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(form.getByText('La cédula es obligatoria')).toBeVisible()
  await endSessions(email)
  const door = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await expect(door).toBeVisible()
  await isAccessibleEverywhere(page, 'the door over what was typed')
  await page.keyboard.press('Escape')
  await expect(door).toBeVisible()
  await door.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
  await door.getByRole('button', { name: 'Entrar y continuar' }).click()
  await expect(door.getByText('El usuario o la contraseña no son correctos.')).toBeVisible()
  await door.getByLabel('Contraseña', { exact: true }).fill(password())
  await door.getByRole('button', { name: 'Entrar y continuar' }).click()
  await expect(door).toBeHidden()
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana Torres')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.context().close()
})

test('a log-in that ends over a photo that was chosen leaves it where it is', async ({ browser }) => {
  const email = 'administrator2@demo.arriero.co'
  const page = await enter(browser, { email, at: '/main/mi-cuenta' })
  await page.getByRole('button', { name: 'Cambiar mis datos' }).click()
  const input = page.getByLabel('Elegir otra foto')
  await input.focus()
  await input.setInputFiles(await photo(page, 'Retrato'))
  const chosen = page.getByRole('img', { name: 'Foto', exact: true })
  await expect(chosen).toBeVisible()
  await endSessions(email)
  const door = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await door.getByLabel('Contraseña', { exact: true }).fill(password())
  await door.getByRole('button', { name: 'Entrar y continuar' }).click()
  await expect(door).toBeHidden()
  await expect(chosen).toBeVisible()
  await page.context().close()
})

const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

test('Back in the request of a service is the step before, with everything kept', async ({ browser }) => {
  const page = await enter(browser, { email: client, at: '/main/cliente-servicios' })
  await fillRoute(page, { from: 'Bogotá', to: 'Facatativá', street: 'Carrera 1 # 2-3' })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(step(page, 'Carga')).toBeVisible()
  await page.getByLabel(/^Descripción/).fill('Neveras en caja')
  const street = page.getByRole('group', { name: 'Destino' }).getByLabel(/^Dirección/)
  await page.goBack()
  await expect(step(page, 'Ruta')).toBeVisible()
  await expect(street).toHaveValue('Carrera 1 # 2-3')
  await page.goForward()
  await expect(step(page, 'Carga')).toBeVisible()
  await expect(page.getByLabel(/^Descripción/)).toHaveValue('Neveras en caja')
  await page.reload()
  await expect(step(page, 'Carga')).toBeVisible()
  await expect(page.getByLabel(/^Descripción/)).toHaveValue('Neveras en caja')
  await page.getByRole('button', { name: 'Atrás' }).click()
  await expect(step(page, 'Ruta')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Mis servicios', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Solicitar servicio' }).click()
  await expect(street).toHaveValue('Carrera 1 # 2-3')
  await page.context().close()
})

test('Back in a registration is the step before', async ({ browser }) => {
  const page = await open(browser, { viewport: phone })
  await page.goto('/auth/login')
  await page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).click()
  const role = page.getByRole('radio', { name: /^Transportar con mi vehículo/ })
  await role.check({ force: true })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Cédula').fill('79.345.112')
  await page.goBack()
  await expect(role).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Cédula')).toHaveValue('79.345.112')
  await page.context().close()
})

test('Back from the gateway tells of the attempt that is open, not of the one before', async ({
  browser,
}) => {
  const page = await enter(browser, { email: client })
  await openServices(page)
  const pay = cardOf(page, 'Cartagena').getByRole('link', { name: /^Pagar \$/ })
  const amount = ((await pay.textContent()) ?? '').replace('Pagar ', '')
  await pay.click()
  await goToGateway(page, amount)
  await page.getByRole('radio', { name: /El banco la rechaza/ }).check()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago fue rechazado')).toBeVisible()
  await goToGateway(page, amount)
  await page.goBack()
  await expect(page.getByText('Tiene un pago sin terminar')).toBeVisible()
  await expect(page.getByText('El pago fue rechazado')).toHaveCount(0)
  await isAccessibleEverywhere(page, 'back from the gateway')
  // And the next try is paid.
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByRole('heading', { name: 'Pago con tarjeta' })).toBeVisible()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago ha sido realizado')).toBeVisible()
  await page.context().close()
})
