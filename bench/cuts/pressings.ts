/** What people press at the portal and in the driver's phone while their line is cut: from where the form stands to what the screen says at last. */
import type { Page } from '@playwright/test'
import type { Milestone } from '@arriero/contract/places/tracking'
import { smallPaperPhoto } from '../../apps/api/src/world/picture.ts'
import { paths } from '../../apps/web/src/shared/paths.ts'
import { pay } from './paying.ts'
import type { Stage } from './stage.ts'
import { assign, create, loaded, offer, report, take, text } from './steps.ts'

export type Pressing = {
  act: string
  who: 'client' | 'carrier' | 'driver'
  /** A service at which it can be pressed. */
  made: (stage: Stage) => Promise<string>
  at: (orderId: string) => string
  press: (page: Page) => Promise<void>
  /** Of the request it sends, as they stand on the line; `mark` stands in each request of this person. */
  words: (orderId: string, mark: string) => readonly string[]
  /** What the screen shows once it is done. */
  isDone: (page: Page) => Promise<void>
  /** Row of the service's history, which must stand there once. */
  leaves: string
}

const says = (sentence: string) => (page: Page) => page.getByText(sentence).first().waitFor()
const isSent = (page: Page) => page.getByText('por enviar').first().waitFor({ state: 'hidden' })
const isAsked = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()

type Step = (stage: Stage, orderId: string) => Promise<unknown>

/** A service that has come so far. */
const after =
  (...steps: readonly Step[]) =>
  async (stage: Stage): Promise<string> => {
    const orderId = await create(stage)
    for (const step of steps) await step(stage, orderId)
    return orderId
  }

const reported = (...milestones: readonly Milestone[]): Step[] =>
  milestones.map((one) => (stage, orderId) => report(stage, orderId, one))

const paid: readonly Step[] = [take, pay]
const manned: readonly Step[] = [...paid, assign]

const trip = (orderId: string) => `${paths.driverArea}/viaje/${orderId}`
const client = (view: string) => (orderId: string) => `${paths.clientServices}/${orderId}/${view}`
const carrier = (tab: string, view: string) => (orderId: string) =>
  `${paths.enterpriseServices}/${tab}/${orderId}/${view}`

/** Opens a list of one and takes it. */
const choose = async (page: Page, field: string): Promise<void> => {
  await page.getByRole('dialog').getByLabel(field).click()
  await page.getByRole('option').first().click()
}

const cancelling: Pressing = {
  act: 'cancel',
  who: 'client',
  made: create,
  at: client('cancelar'),
  press: async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Cancelar el servicio' })
    await dialog.getByLabel('Motivo').fill('El comprador aplazó la entrega.')
    await dialog.getByRole('button', { name: 'Cancelar el servicio' }).click()
    await dialog.waitFor({ state: 'hidden' })
  },
  words: (orderId) => ['/v1/order/cancellation/client HTTP', orderId],
  isDone: says('Servicio cancelado'),
  leaves: 'order.cancelled',
}

const taking: Pressing = {
  act: 'take',
  who: 'carrier',
  made: create,
  at: carrier('disponibles', 'tomar'),
  press: async (page) => {
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Aceptar el valor del cliente/ })
      .check()
    await page.getByRole('button', { name: /^Tomar por \$/ }).click()
    await page
      .getByRole('dialog', { name: 'Tomar el servicio', exact: true })
      .getByRole('button', { name: /^Tomar por \$/ })
      .click()
  },
  words: (orderId) => ['/v1/offer/create', orderId],
  isDone: says('Ha tomado el servicio'),
  leaves: 'offer.accepted',
}

const offering: Pressing = {
  act: 'offer',
  who: 'carrier',
  made: create,
  at: carrier('disponibles', 'tomar'),
  press: async (page) => {
    const dialog = page.getByRole('dialog').first()
    await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
    await dialog.getByLabel('Valor que usted gana').fill('2100000')
    await dialog.getByLabel('Mensaje para el cliente').fill(text)
    await dialog.getByRole('button', { name: /^Ofertar \$/ }).click()
  },
  words: (orderId) => ['/v1/offer/create', orderId],
  isDone: says('Se ha registrado la oferta'),
  leaves: 'offer.made',
}

const accepting: Pressing = {
  act: 'accept',
  who: 'client',
  made: after(offer),
  at: client('ofertas'),
  press: async (page) => {
    await page
      .getByRole('button', { name: /^Aceptar la oferta/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Aceptar por \$/ }).click()
  },
  words: (orderId) => [`/v1/offer/take/${orderId}`],
  isDone: says('Has aceptado la oferta de un transportador'),
  leaves: 'offer.accepted',
}

const paying: Pressing = {
  act: 'pay',
  who: 'client',
  made: after(take),
  at: client('pagar'),
  press: async (page) => {
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: /^Pagar \$/ }).click()
  },
  words: (orderId) => ['/v1/order/pay', orderId],
  isDone: (page) => page.getByRole('heading', { name: 'Pago con tarjeta' }).waitFor(),
  leaves: 'payment.started',
}

const assigning: Pressing = {
  act: 'assign',
  who: 'carrier',
  made: after(...paid),
  at: carrier('mis', 'asignar'),
  press: async (page) => {
    await choose(page, 'Conductor')
    await choose(page, 'Vehiculo')
    await page.getByRole('dialog').getByRole('button', { name: 'Asignar' }).click()
  },
  words: (orderId) => [`PUT /v1/order/update/${orderId}`],
  isDone: says('El servicio se ha actualizado correctamente'),
  leaves: 'order.assigned',
}

/** The phone shows the next step at once and sends what was reported when it can. */
const reporting: Pressing = {
  act: 'report',
  who: 'driver',
  made: after(...manned),
  at: trip,
  press: async (page) => {
    await page.getByRole('button', { name: 'Salgo hacia el cargue' }).click()
    await isAsked(page, '¿Ya está en el punto de cargue?')
  },
  words: (orderId) => [`/v1/order/milestone/${orderId}`],
  isDone: isSent,
  leaves: 'milestone.onTheWay',
}

const photographing: Pressing = {
  act: 'photograph',
  who: 'driver',
  made: after(...manned, ...reported('onTheWay', 'inPosition', 'loadingStart')),
  at: trip,
  press: async (page) => {
    const buffer = await smallPaperPhoto('Remesa')
    await page.getByLabel('Tomar foto').setInputFiles({ name: 'remesa.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Subir documento' }).click()
    await isAsked(page, '¿Listo para salir al destino?')
  },
  words: (_orderId, mark) => ['/v1/upload/image', mark],
  isDone: isSent,
  leaves: 'order.support_document_loaded',
}

const documenting: Pressing = {
  ...photographing,
  act: 'document',
  words: (orderId) => [`/v1/order/loadsupportdoc/${orderId}`],
}

const rating: Pressing = {
  act: 'rate',
  who: 'client',
  made: after(...paid, loaded, ...reported('inFinish', 'unloadingStart', 'finish')),
  at: client('calificar'),
  press: async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Calificar el servicio' })
    await dialog.getByRole('radio', { name: '5 estrellas, excelente' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Calificar' }).click()
  },
  words: (orderId) => ['/v1/calification/create/backoffice', orderId],
  isDone: says('Servicio puntuado exitosamente'),
  leaves: 'order.rated',
}

export const pressings: readonly Pressing[] = [
  cancelling,
  taking,
  offering,
  accepting,
  paying,
  assigning,
  reporting,
  photographing,
  documenting,
  rating,
]
