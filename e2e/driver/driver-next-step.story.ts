/** A driver’s next step never waits for his last one: neither for a line that is gone nor for an answer that does not come. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { assignCrew, payService, phoneOf, takenService, type Crew } from '../acts/by-api.ts'
import { holdBack } from '../acts/by-hand.ts'
import { isAsked, report, takePhoto } from '../acts/driver.ts'
import { happenedOnce, hasWorker, inHours, sit } from '../acts/without-line.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const crews = [
  {
    carrier: 'enterprise@demo.arriero.co',
    driver: 'enterprisedriver@demo.arriero.co',
    plate: 'SXC481',
  },
  {
    carrier: 'enterprise2@demo.arriero.co',
    driver: 'enterprisedriver2@demo.arriero.co',
    plate: 'VKM118',
  },
] as const
const seat = (id: string, { driver }: Crew) => ({
  email: driver,
  viewport: phone,
  at: `/conductor/viaje/${id}`,
})

/** Taken, paid and assigned: the next thing is to set out. */
const readyTrip = async (crew: Crew): Promise<string> => {
  const id = await takenService(client, crew.carrier, { at: inHours(2), pricePesos: 1_190_000 })
  await payService(client, id)
  await assignCrew(id, { carrier: crew.carrier, driver: crew.driver, plate: crew.plate })
  await (await phoneOf(crew.driver)).sharesPlace()
  return id
}

/** While nothing on the page moves on, the button that just came hears no finger. */
const isUnsettled = async (page: Page, act: string): Promise<void> => {
  const next = page.getByRole('button', { name: act, exact: true })
  await expect(next).toBeVisible()
  await expect(next.click({ trial: true, timeout: 1500 })).rejects.toThrow(/intercepts pointer events/)
}

/** What the head says: the badge, and one strip at most. */
const headSays = (page: Page, ...words: (string | RegExp)[]) =>
  expect(page.getByRole('banner').getByRole('status').filter({ hasText: /./ })).toHaveText(words)

const noneWaits = (page: Page) => expect(page.getByText('por enviar')).toHaveCount(0)

test('the next step stands while the report of the one before is held back for ever', async ({ browser }) => {
  const [crew] = crews
  const id = await readyTrip(crew)
  const page = await enter(browser, { ...seat(id, crew), position: { latitude: 4.66, longitude: -74.12 } })
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  const letGo = await holdBack(page, '**/v1/order/milestone/**')
  // No clock of the page runs: a next step that waited for any pause would never come.
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const movement = await page.context().newCDPSession(page)
  await movement.send('Animation.enable')
  await page.getByRole('button', { name: 'Salgo hacia el cargue' }).click({ trial: true })
  await movement.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  await isUnsettled(page, 'Llegué al cargue')
  await movement.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await report(page, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await report(page, 'Inicia el cargue', 'Tome una foto del documento de soporte')
  await takePhoto(page, 'Remesa')
  await page.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(page, '¿Listo para salir al destino?')
  await page.clock.resume()
  // The line is there and says so; what goes out is told in one place.
  await headSays(page, 'En vivo', /^Enviando 4 reportes/)
  await isAccessibleEverywhere(page, 'reports under way')
  letGo()
  await noneWaits(page)
  for (const milestone of ['onTheWay', 'inPosition', 'loadingStart'])
    await happenedOnce(id, `milestone.${milestone}`)
  await page.context().close()
})

test('without a line the next step stands at once, also in a page read anew, and the report arrives once', async ({
  browser,
}) => {
  const [, crew] = crews
  const id = await readyTrip(crew)
  const { page, line, leave } = await sit(browser, seat(id, crew))
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  await hasWorker(page)
  line.cut('hangs')
  await headSays(page, 'Sin conexión', 'Sin señal de internet')
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  await headSays(page, 'Sin conexión', '1 reporte espera señal')
  await isAccessibleEverywhere(page, 'a trip without a line')
  await page.reload()
  await isAsked(page, '¿Ya está en el punto de cargue?')
  await headSays(page, 'Sin conexión', '1 reporte espera señal')
  line.mend()
  await noneWaits(page)
  const isCut = line.cutAfter(/^POST \/v1\/order\/milestone\//)
  await report(page, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await isCut
  await headSays(page, 'Sin conexión', '1 reporte espera señal')
  line.mend()
  await noneWaits(page)
  await happenedOnce(id, 'milestone.onTheWay')
  await happenedOnce(id, 'milestone.inPosition')
  await leave()
})
