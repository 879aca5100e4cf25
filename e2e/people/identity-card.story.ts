/** What the code of a cédula says is proposed, by the camera or of a photo; nobody's form is filled unseen, and nothing leaves the page. */
import type { Page } from '@playwright/test'
import { madeCard } from '../../packages/domain/src/people/identity-card-code.fixture.ts'
import { codeFile } from '../../apps/web/src/shared/id-card/code-picture.fixture.ts'
import { isAccessibleEverywhere } from '../accessible.ts'
import { isTold } from '../acts/by-hand.ts'
import { next } from '../acts/registration.ts'
import { enter, open, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

/** Reading takes as long as the machine takes to turn a picture. */
const readMs = 60_000

const pngOf = async (bytes: Uint8Array) => ({
  name: 'cedula.png',
  mimeType: 'image/png',
  buffer: await codeFile(bytes),
})

/** The one thing that stands outside of the page: a camera that sees the code, a little askew. Written as the page runs it. */
const cameraThatSees = (png: Buffer) => `Object.defineProperty(navigator, 'mediaDevices', { value: {
  getUserMedia: async () => {
    const code = new Image()
    code.src = 'data:image/png;base64,${png.toString('base64')}'
    await code.decode()
    const sheet = document.createElement('canvas')
    Object.assign(sheet, { width: 1400, height: 1000 })
    const pen = sheet.getContext('2d')
    const draw = () => {
      pen.setTransform(1, 0, 0, 1, 0, 0)
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, 1400, 1000)
      pen.translate(700, 500)
      pen.rotate(0.02)
      pen.drawImage(code, -code.width / 2, -code.height / 2)
    }
    draw()
    setInterval(draw, 100)
    window.stream = sheet.captureStream(10)
    return window.stream
  },
} })`
const noCamera = `Object.defineProperty(navigator, 'mediaDevices', { value: undefined })`

const openIdentity = async (page: Page): Promise<void> => {
  await page.goto('/auth/registro')
  await page.getByRole('radio', { name: /^Transportar con mi vehículo/ }).check({ force: true })
  await next(page)
  await expect(page.getByLabel('Cédula', { exact: true })).toBeVisible()
}

const openScan = (page: Page) => page.getByRole('button', { name: 'Leer la cédula con la cámara' }).click()
const pick = async (page: Page, bytes: Uint8Array) =>
  page.getByLabel('Elegir una foto del código').setInputFiles(await pngOf(bytes))

test('who registers shows his cédula to the camera, compares what was read and takes it into the form', async ({
  browser,
}) => {
  const page = await open(browser, { viewport: phone })
  await page.addInitScript({ content: cameraThatSees(await codeFile(madeCard())) })
  await openIdentity(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openScan(page)
  await expect(page.getByRole('region', { name: 'Lo que dice la cédula' })).toBeVisible({ timeout: readMs })
  const read = page.getByRole('region', { name: 'Lo que dice la cédula' })
  await expect(read).toContainText('79512345')
  await expect(read).toContainText('Maria del Carmen Peña Muñoz')
  await expect(read).toContainText('29 Feb 1984')
  await isAccessibleEverywhere(page, 'what a cédula says')
  // Seen, and not yet anywhere; the camera is off.
  await expect(page.getByLabel('Cédula', { exact: true })).toHaveValue('')
  expect(await page.evaluate<string[]>('window.stream.getTracks().map((track) => track.readyState)')).toEqual(
    ['ended'],
  )
  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  await expect(page.getByLabel('Cédula', { exact: true })).toHaveValue('79512345')
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Maria del Carmen Peña Muñoz')
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('29/02/1984')
  // Its program came from here, and nothing of what it saw went anywhere.
  expect(asked.some((address) => /card-reader-.*\.js$/.test(address))).toBe(true)
  expect(
    asked.filter(
      (address) => !address.startsWith(`${url()}/assets/`) && !/\/health$|^(data|blob):/.test(address),
    ),
  ).toEqual([])
  await page.context().close()
})

test('without a camera a photo is read; what is no cédula is told, and the form stays as it was', async ({
  browser,
}) => {
  const page = await open(browser, { viewport: phone })
  await page.addInitScript({ content: noCamera })
  await openIdentity(page)
  await openScan(page)
  await isTold(page, 'No hay cámara o no dio permiso de usarla. Elija una foto del código.')
  await isAccessibleEverywhere(page, 'a cédula without a camera')
  await pick(page, new TextEncoder().encode('LC-10003456;C2;2031-05-01'))
  const status = page.getByRole('region', { name: 'Leer la cédula' }).getByRole('status')
  await expect(status).toContainText('Ese código no es el de una cédula colombiana.', { timeout: readMs })
  await pick(page, madeCard({ birth: '19830229' }))
  await expect(status).toContainText('está dañado o incompleto', { timeout: readMs })
  await page
    .getByLabel('Elegir una foto del código')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(status).toContainText('Ese archivo no es una foto.')
  await expect(page.getByLabel('Cédula', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leer la cédula con la cámara' })).toBeVisible()
  await page.context().close()
})

test('an enterprise reads the cédula of a driver it registers from a photo', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise2@demo.arriero.co', at: '/main/transportadores' })
  await page.addInitScript({ content: noCamera })
  await page.reload()
  await page.getByRole('button', { name: 'Registrar conductor' }).first().click()
  await openScan(page)
  await pick(page, madeCard())
  const read = page.getByRole('region', { name: 'Lo que dice la cédula' })
  await expect(read).toContainText('79512345', { timeout: readMs })
  await expect(read.getByText('Fecha de nacimiento')).toHaveCount(0)
  await isAccessibleEverywhere(page, 'the cédula of a driver')
  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Cédula', { exact: true })).toHaveValue('79512345')
  await expect(form.getByLabel('Nombre completo')).toHaveValue('Maria del Carmen Peña Muñoz')
  await page.context().close()
})
