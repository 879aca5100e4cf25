/** A driver without a signal from before he sets out: all he reports reaches the server once, when it returns. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { assignCrew, callerOf, payService, phoneOf, takenService } from '../acts/by-api.ts'
import { isAsked, report, reportForGood, takePhoto } from '../acts/driver.ts'
import { callsOf, drive, makePhone, turnBack } from '../acts/phone-of-minutes.ts'
import { hasWorker } from '../acts/without-line.ts'
import { enter, logInAs, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

test.use({ serviceWorkers: 'allow' })

const client = 'cliententerprise2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const driver = 'enterprisedriver2@demo.arriero.co'
const plate = 'VKM118'
const loading = { latitude: 4.66, longitude: -74.12 }
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Three hundred positions take ten minutes: half of them before now and half after, as far as a clock may be wrong. */
const backMinutes = 4.9

/** Taken, paid and assigned: the next thing is to set out. */
const readyTrip = async (): Promise<string> => {
  const id = await takenService(client, carrier, {
    at: new Date(Date.now() + 2 * hourMs),
    pricePesos: 900_000,
    origin: { name: 'Calle 13 # 82-20, Bogotá, Bogotá D.C.', ...loading, code: '11001', exact: true },
  })
  await payService(client, id)
  await assignCrew(id, { carrier, driver, plate })
  return id
}

const openTrip = async (context: BrowserContext, id: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`/conductor/viaje/${id}`)
  return page
}

const agree = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Su cuenta' }).click()
  const share = page.getByRole('dialog').getByRole('button', { name: 'Compartir mi ubicación' })
  await share
    .or(page.getByRole('button', { name: 'Dejar de compartir' }))
    .first()
    .waitFor()
  if (await share.isVisible()) {
    await share.click()
    const isKept = page.waitForResponse(
      (answer) => answer.url().endsWith('/user/consent') && answer.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Permitir' }).click()
    await isKept
  } else await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
}

const waits = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

const setOut = async (page: Page): Promise<void> => {
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  await drive(page, 60)
  await waits(page, '1 reporte y 60 posiciones esperan señal')
  await isAccessible(page, 'trip without a signal')
  await report(page, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await report(page, 'Inicia el cargue', 'Tome una foto del documento de soporte')
  await takePhoto(page, 'Remesa')
  await waits(page, '3 reportes y 60 posiciones esperan señal')
}

/** In a page opened anew: what was reported still waits, and the photo is there, though it was not handed in. */
const deliver = async (page: Page): Promise<void> => {
  await isAsked(page, 'Tome una foto del documento de soporte')
  await waits(page, '3 reportes y 60 posiciones esperan señal')
  await expect(page.getByText('Lista')).toBeVisible()
  await page.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(page, '¿Listo para salir al destino?')
  await reportForGood(page, 'Iniciar viaje', '¿Ya llegó al destino?')
  await drive(page, 240)
  await report(page, 'Llegué al destino', '¿Ya empezaron a descargar?')
  await report(page, 'Inicia el descargue', '¿Ya entregó toda la carga?')
  await takePhoto(page, 'Entrega')
  await reportForGood(page, 'Finalizar entrega', 'Entrega finalizada')
  await waits(page, '8 reportes y 300 posiciones esperan señal')
  await expect(page.getByRole('list').getByText('por enviar').first()).toBeVisible()
}

const milestones = [
  'onTheWay',
  'inPosition',
  'loadingStart',
  'tripStart',
  'inFinish',
  'unloadingStart',
  'finish',
]

type Detail = {
  status: number
  supportDocument: string | null
  deliveryImages: string[]
  finishStartAt: string
}
type History = { items: { act: string; at: string; isTimeVerified: boolean; place: object | null }[] }

const hasArrivedOnce = async (id: string): Promise<void> => {
  const read = await callerOf(carrier)
  const detail = (await read(`/order/detail/${id}`)) as unknown as Detail
  expect(detail.status).toBe(3)
  expect(detail.supportDocument).not.toBeNull()
  expect(detail.deliveryImages).toHaveLength(1)
  const { items } = (await read(`/order/history/${id}`)) as unknown as History
  const reported = items.filter(({ act }) => act.startsWith('milestone.'))
  expect(reported.map(({ act }) => act)).toEqual(milestones.map((one) => `milestone.${one}`))
  expect(reported.filter(({ isTimeVerified }) => !isTimeVerified)).toEqual([])
  expect(reported.filter(({ place }) => place === null)).toEqual([])
  // Told later, each with its own moment.
  const [first, last] = [reported[0], reported.at(-1)].map((item) => new Date(item?.at ?? 0).getTime())
  expect((last ?? 0) - (first ?? 0)).toBeGreaterThan(9 * minuteMs)
}

const wasSentOnce = async (page: Page): Promise<void> => {
  const calls = (await callsOf(page)).filter(({ status }) => status < 300)
  const answers = new Map(calls.map((call) => [`${call.path} ${call.key}`, call]))
  const kinds = (path: string) => [...answers.values()].filter((call) => call.path === path)
  expect(kinds('/upload/image')).toHaveLength(2)
  expect(kinds('/order/loadsupportdoc/')).toHaveLength(1)
  expect(kinds('/order/milestone/')).toHaveLength(milestones.length)
  expect(kinds('/location').reduce((sum, { stored = 0 }) => sum + stored, 0)).toBe(300)
  // Of each kind the first answer was lost, and the same was sent again.
  expect(calls.length).toBeGreaterThanOrEqual(answers.size + 4)
}

type Answered = { items: { isGiven: boolean; at: string }[] }

const lastAnswer = async () => {
  const { call } = await phoneOf(driver)
  const { items } = (await call('/user/consent')) as unknown as Answered
  return items[0] ?? { isGiven: true, at: '' }
}

/** Returns a moment just after the withdrawal. */
const withdraw = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Su cuenta' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Dejar de compartir' }).click()
  await expect(sheet.getByText('Se envía cuando haya señal.', { exact: false })).toBeVisible()
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await waits(page, 'Su respuesta sobre la ubicación espera señal')
  return Date.now()
}

const openPhone = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: phone,
    baseURL: url(),
    permissions: ['geolocation'],
    geolocation: { latitude: 4.66, longitude: -74.12 },
  })
  await makePhone(context)
  return context
}

/** Logged in, the trip read, and all of the area in the phone. */
const prepare = async (context: BrowserContext, id: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/conductor')
  await logInAs(page, driver)
  await expect(page.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await agree(page)
  await page.goto(`/conductor/viaje/${id}`)
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  // Asked from outside: the page's policy lets nobody evaluate words within it.
  await hasWorker(page)
  // What he agreed to has been read as well.
  await page.waitForLoadState('networkidle')
  return page
}

test('what is reported without a signal arrives once, although the page was closed and answers were lost', async ({
  browser,
}) => {
  const id = await readyTrip()
  const context = await openPhone(browser)
  const first = await prepare(context, id)
  await context.setOffline(true)
  await turnBack(first, backMinutes)
  await setOut(first)
  await first.close()

  const second = await openTrip(context, id)
  await deliver(second)
  await isAccessible(second, 'everything waits')
  await second.close()

  await context.setOffline(false)
  const third = await openTrip(context, id)
  await expect(third.getByText('Enviando', { exact: false })).toBeVisible()
  await expect(third.getByText('Enviando', { exact: false })).toBeHidden({ timeout: 90_000 })
  await isAsked(third, 'Entrega finalizada')
  await expect(third.getByText('por enviar')).toBeHidden()
  await hasArrivedOnce(id)
  await wasSentOnce(third)
  await context.close()
})

test('a step reported without a signal for a service that was cancelled is told to the driver and kept as evidence', async ({
  browser,
}) => {
  const id = await readyTrip()
  const context = await openPhone(browser)
  const page = await prepare(context, id)
  await context.setOffline(true)
  const withdrawnBefore = await withdraw(page)
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  const cancel = await callerOf(client)
  await cancel('/order/cancellation/client', { orderId: id, description: 'Se aplaza la venta' })
  await context.setOffline(false)
  await isAsked(page, 'No se pudo registrar')
  await expect(page.getByText('Lo que usted reportó quedó guardado como evidencia.')).toBeVisible()
  await isAccessible(page, 'refused report')
  await page.getByRole('button', { name: 'Entendido' }).click()
  await isAsked(page, 'Servicio cancelado')
  const read = await callerOf(carrier)
  const { items } = (await read(`/order/history/${id}`)) as unknown as History
  expect(items.map(({ act }) => act)).toContain('evidence.onTheWay')
  // A no that was given without a signal arrives as well, with its own time; then he agrees again.
  const { isGiven, at } = await lastAnswer()
  expect(isGiven).toBe(false)
  expect(new Date(at).getTime()).toBeLessThanOrEqual(withdrawnBefore)
  await (await phoneOf(driver)).sharesPlace()
  await context.close()
})

/** Paid and assigned, his phone has stood at the loading for some minutes. */
const standAtLoading = async (id: string): Promise<void> => {
  const { call, sharesPlace, reports } = await phoneOf(driver)
  await sharesPlace()
  await reports(id, 'onTheWay')
  // Its clock runs ahead, as far as a clock may be wrong.
  const at = (minute: number) => new Date(Date.now() + minute * minuteMs).toISOString()
  const points = [0, 1, 2, 3, 4].map((minute) => ({ at: at(minute), ...loading }))
  await call('/location', { points })
}

test('an arrival the truck shows by standing there is asked of its driver, who confirms it', async ({
  browser,
}) => {
  const id = await readyTrip()
  await standAtLoading(id)
  const page = await enter(browser, { email: driver, viewport: phone, position: loading })
  await page.getByRole('link', { name: 'Responder' }).click()
  await expect(page.getByRole('heading', { name: /^¿Llegó al cargue a las/ })).toBeVisible()
  await isAccessible(page, 'proposed arrival')
  await page.getByRole('button', { name: 'Sí, llegué al cargue' }).click()
  await isAsked(page, '¿Ya empezaron a cargar?')
  await page.context().close()
})
