/** On the road the phone guides: the way opens in the app he drives by, and a voice tells what comes next. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { assignCrew, payService, phoneOf, takenService, type Crew } from '../acts/by-api.ts'
import { isAsked, report } from '../acts/driver.ts'
import { inHours } from '../acts/without-line.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise2@demo.arriero.co'
const crews = [
  { carrier: 'enterprise@demo.arriero.co', driver: 'enterprisedriver@demo.arriero.co', plate: 'SXC481' },
  { carrier: 'enterprise2@demo.arriero.co', driver: 'enterprisedriver2@demo.arriero.co', plate: 'VKM118' },
] as const
const loading = { latitude: 4.66, longitude: -74.12 }

/** Taken, paid and assigned: the next thing is to set out. */
const readyTrip = async ({ carrier, driver, plate }: Crew): Promise<string> => {
  const id = await takenService(client, carrier, { at: inHours(2), pricePesos: 900_000 })
  await payService(client, id)
  await assignCrew(id, { carrier, driver, plate })
  await (await phoneOf(driver)).sharesPlace()
  return id
}

/** The one thing that stands outside of the page: what a phone would say is kept in place of being heard. */
const listeningPhone = `(() => {
  window.said = []
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  Object.defineProperty(window, 'speechSynthesis', {
    value: { getVoices: () => [], cancel: () => undefined, speak: ({ text, lang }) => window.said.push(lang + ' ' + text) },
  })
})()`

const hears = (page: Page, ...sentences: string[]) =>
  expect
    .poll(() => page.evaluate<string[]>('window.said'))
    .toEqual(sentences.map((sentence) => expect.stringContaining(`es-CO ${sentence}`)))

const openAccount = (page: Page) => page.getByRole('button', { name: 'Su cuenta' }).click()
const closeAccount = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()

test('the way opens in the app he drives by, and each step done tells the next one and where', async ({
  browser,
}) => {
  const [crew] = crews
  const id = await readyTrip(crew)
  const page = await enter(browser, { email: crew.driver, viewport: phone, position: loading })
  await page.addInitScript({ content: listeningPhone })
  await page.goto(`/conductor/viaje/${id}`)
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  const step = page.getByRole('region', { name: '¿Ya sale hacia el punto de cargue?' })
  await expect(step.getByRole('link', { name: 'Abrir en mapas: Cargue' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\/\?api=1&destination=4\.66%2C-74\.12&/,
  )
  await openAccount(page)
  await page.getByRole('radio', { name: 'Waze' }).check()
  await page.getByRole('switch', { name: 'Decir el siguiente paso en voz alta' }).check()
  await hears(page, 'Así le diré qué sigue y dónde.')
  await isAccessibleEverywhere(page, 'how a phone guides')
  await closeAccount(page)
  await expect(step.getByRole('link', { name: 'Abrir en Waze: Cargue' })).toHaveAttribute(
    'href',
    'https://waze.com/ul?ll=4.66%2C-74.12&navigate=yes',
  )
  await isAccessibleEverywhere(page, 'a step with its way')
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  await hears(
    page,
    'Así le diré qué sigue y dónde.',
    'Sigue. ¿Ya está en el punto de cargue? Calle 13 número 82-20, Bogotá',
  )
  // The phone's own: a page read anew says nothing by itself, and goes on telling.
  await page.reload()
  await isAsked(page, '¿Ya está en el punto de cargue?')
  await hears(page)
  await report(page, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await hears(page, 'Sigue. ¿Ya empezaron a cargar? Calle 13 número 82-20, Bogotá')
  await page.context().close()
})

test('a phone that cannot speak says so, and nothing else of the trip changes', async ({ browser }) => {
  const [, crew] = crews
  const id = await readyTrip(crew)
  const page = await enter(browser, { email: crew.driver, viewport: phone, position: loading })
  await page.addInitScript({
    content: `Object.defineProperty(window, 'speechSynthesis', { value: undefined })`,
  })
  await page.goto(`/conductor/viaje/${id}`)
  await openAccount(page)
  await expect(page.getByText('Este navegador no sabe hablar.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Decir el siguiente paso en voz alta' })).toHaveCount(0)
  await closeAccount(page)
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  await page.context().close()
})
