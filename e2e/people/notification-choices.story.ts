/** Each says how he is told: WhatsApp with a code that comes there, a topic switched off, and nothing of it arriving any more. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, takenService } from '../acts/by-api.ts'
import { panel } from '../acts/own-account.ts'
import { enter, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const dayMs = 86_400_000

type Message = { to: string; template: string; parameters: string[] }

const messagesTo = async (number: string): Promise<Message[]> => {
  const answer = await fetch(`${url()}/sandbox/whatsapp/mensajes.json?para=${number}`)
  return ((await answer.json()) as { items: Message[] }).items
}
const lettersTo = async (email: string): Promise<{ subject: string; text: string }[]> => {
  const answer = await fetch(`${url()}/sandbox/correo/mensajes.json?para=${email}`)
  return ((await answer.json()) as { items: { subject: string; text: string }[] }).items
}

const numberOn = async (page: Page): Promise<string> => {
  const words = await page.getByRole('button', { name: /^Enviar un código al/ }).textContent()
  return /\+57(\d{10})/.exec(words ?? '')?.[1] ?? ''
}

const agree = async (page: Page): Promise<string> => {
  const number = await numberOn(page)
  const before = (await messagesTo(number)).length
  await page.getByRole('button', { name: /^Enviar un código al/ }).click()
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.getByText('Escriba el código que le llegó por WhatsApp.')).toBeVisible()
  await expect.poll(async () => (await messagesTo(number)).length).toBe(before + 1)
  const [newest] = await messagesTo(number)
  await page.getByLabel('Código que le llegó por WhatsApp').fill('AAAA-BBBB')
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.getByText(/^El código no es correcto o ya venció/)).toBeVisible()
  await isAccessible(page, 'choices, code')
  await page.getByLabel('Código que le llegó por WhatsApp').fill(newest?.parameters[0] ?? '')
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.getByText(/^Activos en el \+57/)).toBeVisible()
  return number
}

const cancelledService = async (): Promise<string> => {
  const at = new Date(Date.now() + 3 * dayMs)
  const id = await takenService(client, carrier, { at, pricePesos: 2_380_000 })
  const ask = await callerOf(client)
  await ask('/order/cancellation/client', { orderId: id, description: 'El comprador aplazó la entrega.' })
  return id
}

test('a carrier agrees to WhatsApp there, switches a topic off, and is left in peace', async ({
  browser,
}) => {
  const page = await enter(browser, { email: carrier, at: '/main/mi-cuenta' })
  await page.getByRole('link', { name: 'Elegir qué avisos recibo' }).click()
  await expect(page.getByRole('heading', { name: 'Preferencias de avisos', level: 1 })).toBeVisible()
  await isAccessibleEverywhere(page, 'choices')
  const byWhatsapp = page.getByRole('switch', { name: 'Cambios en sus servicios por WhatsApp' })
  const byMail = page.getByRole('switch', { name: 'Cambios en sus servicios por correo' })
  await expect(byWhatsapp).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Respuestas a sus PQR por correo' })).toBeDisabled()
  const waits = page.getByRole('switch', { name: 'Esperas del vehículo por correo' })
  await expect(waits).toHaveAccessibleDescription('El aviso de un cobro por espera llega siempre.')
  await waits.check()
  await expect(page.getByText('Esperas del vehículo: llegará por correo')).toBeVisible()
  await waits.uncheck()
  await expect(
    page.getByText('Esperas del vehículo: por correo solo llegará lo que llega siempre'),
  ).toBeVisible()
  const number = await agree(page)
  await expect(byWhatsapp).toBeEnabled()
  await expect(byWhatsapp).toBeChecked()

  const told = await cancelledService()
  const isOf = (id: string) => (words: string) => words.includes(`Servicio ${id.slice(18)}`)
  const has = async (id: string) => {
    const messages = (await messagesTo(number)).filter(({ parameters }) => isOf(id)(parameters[1] ?? ''))
    const letters = (await lettersTo(carrier)).filter(({ text }) => isOf(id)(text))
    return {
      cancelled: messages.some(({ parameters }) => /canceló/.test(parameters[0] ?? '')),
      letters: letters.length,
    }
  }
  await expect.poll(() => has(told), { timeout: 20_000 }).toEqual({ cancelled: true, letters: 1 })

  await byWhatsapp.uncheck()
  await expect(page.getByText('Cambios en sus servicios: ya no llegará por WhatsApp')).toBeVisible()
  await byMail.uncheck()
  await expect(byMail).not.toBeChecked()
  await page.reload()
  await expect(byWhatsapp).not.toBeChecked()
  await expect(byMail).not.toBeChecked()
  const untold = await cancelledService()
  const bell = page.getByRole('button', { name: /^Avisos/ })
  await expect(async () => {
    await bell.click()
    await expect(page.getByText(`Servicio ${untold.slice(18)}`).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // What the bell has was planned with everything else: a few ticks later nothing else will come.
  await page.waitForTimeout(3_000)
  expect(await has(untold)).toEqual({ cancelled: false, letters: 0 })

  await page.goto(`/sandbox/whatsapp/?para=${number}`)
  await isAccessibleEverywhere(page, 'telephone of the sandbox')
  const answer = page.getByRole('listitem').first()
  await answer.getByLabel('Responder').fill('BAJA')
  await answer.getByRole('button', { name: 'Enviar' }).click()
  await page.goto('/main/avisos/preferencias')
  await expect(page.getByRole('button', { name: /^Enviar un código al/ })).toBeVisible()
  await expect(byWhatsapp).toBeDisabled()
  await page.context().close()
})

test('a client reads why a code no longer counts, and that a new cell phone ends WhatsApp', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'cliententerprise2@demo.arriero.co' })
  await page.route('**/v1/user/whatsapp', (route) => route.fulfill({ status: 500 }))
  await page.goto('/main/avisos/preferencias')
  const again = page.getByRole('button', { name: 'Reintentar' })
  await expect(again).toBeVisible()
  await page.unroute('**/v1/user/whatsapp')
  await again.click()
  const ask = page.getByRole('button', { name: /^Enviar un código al/ })
  const number = await numberOn(page)
  await ask.click()
  const code = page.getByLabel('Código que le llegó por WhatsApp')
  const refused = page.getByText(/^El código no es correcto o ya venció/)
  for (let nth = 0; nth < 5; nth++) {
    await code.fill(`AAAA-BBB${nth}`)
    await expect(refused).toBeHidden()
    await page.getByRole('button', { name: 'Confirmar y activar' }).click()
    await expect(refused).toBeVisible()
  }
  await expect(code).toBeHidden()
  await expect(refused).toBeVisible()
  await isAccessible(page, 'choices, code used up')
  const before = (await messagesTo(number)).length
  await ask.click()
  await expect(code).toBeVisible()
  await expect(refused).toBeHidden()
  await expect.poll(async () => (await messagesTo(number)).length).toBe(before + 1)
  await code.fill((await messagesTo(number))[0]?.parameters[0] ?? '')
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.getByText(/^Activos en el \+57/)).toBeVisible()

  await page.goto('/main/mi-cuenta')
  const agreed = panel(page, 'Permisos y aceptaciones').getByRole('listitem').filter({ hasText: 'WhatsApp' })
  await expect(agreed).toHaveText([/Aceptado/])
  const data = panel(page, 'Datos')
  await data.getByRole('button', { name: 'Cambiar mis datos' }).click()
  const cellPhone = data.getByLabel('Celular')
  await expect(cellPhone).toHaveAccessibleDescription(/^Si lo cambia, los avisos por WhatsApp se detienen/)
  await isAccessible(page, 'own account, data')
  await cellPhone.fill('3155550199')
  await data.getByRole('button', { name: 'Guardar' }).click()
  await expect(agreed).toHaveText([/Retirado/, /Aceptado/])
  await data.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await expect(cellPhone).toHaveAccessibleDescription('')
  await page.context().close()
})

test('a driver chooses on his phone', async ({ browser }) => {
  const page = await enter(browser, { email: 'driver2@demo.arriero.co', viewport: phone })
  await page.getByRole('link', { name: /^Avisos/ }).click()
  await page.getByRole('link', { name: 'Elegir qué avisos recibo' }).click()
  await expect(page).toHaveURL(/\/conductor\/avisos\/preferencias$/)
  await isAccessibleEverywhere(page, 'choices of a driver')
  const offers = page.getByRole('switch', { name: 'Ofertas por correo' })
  await expect(offers).not.toBeChecked()
  await offers.check()
  await expect(page.getByText('Ofertas: llegará por correo')).toBeVisible()
  await page.reload()
  await expect(offers).toBeChecked()
  await page.context().close()
})
