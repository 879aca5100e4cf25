/** Papers as people have them: what is no paper is told and stands in nobody's way, a PDF is a paper, and staff says why one counts no more. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, loadingService } from '../acts/by-api.ts'
import { isTold, pdfFile, photo } from '../acts/by-hand.ts'
import { isAsked } from '../acts/driver.ts'
import { letterTo } from '../acts/registration.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const hourMs = 3_600_000
const notPaper = 'El archivo debe ser JPG, PNG o PDF.'
const word = { name: 'remesa.docx', mimeType: 'application/msword', buffer: Buffer.from('hola') }
const notPdf = { name: 'mentira.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hola') }

const areWhole = async (page: Page): Promise<void> => {
  const broken = await page.evaluate<number>(
    '[...document.images].filter((one) => one.complete && one.naturalWidth === 0).length',
  )
  expect(broken, 'broken pictures').toBe(0)
}

test('a driver hands in a PDF as support document, after files that will not do; its client opens it', async ({
  browser,
}) => {
  const client = 'client2@demo.arriero.co'
  const crew = {
    carrier: 'enterprise@demo.arriero.co',
    driver: 'luz.cifuentes@demo.arriero.co',
    plate: 'SZQ552',
  }
  const at = new Date(Date.now() + 2 * hourMs)
  const id = await loadingService(client, crew, { at, pricePesos: 1_190_000 })
  const page = await enter(browser, { email: crew.driver, viewport: phone, at: `/conductor/viaje/${id}` })
  await isAsked(page, 'Tome una foto del documento de soporte')
  await expect(page.getByText('JPG, PNG o PDF, hasta 10 MB.')).toBeVisible()
  const files = page.getByLabel('Elegir foto o PDF')
  const refused: [typeof word, string][] = [
    [word, notPaper],
    [notPdf, 'El archivo debe ser un PDF.'],
    [
      { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') },
      'Este archivo no se pudo leer',
    ],
  ]
  for (const [file, sentence] of refused) {
    await files.setInputFiles(file)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Tomar foto')).toBeAttached()
    await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveText('Quitar')
    await areWhole(page)
  }
  await isAccessible(page, 'support document, refused')
  await files.setInputFiles(pdfFile('remesa.pdf'))
  await expect(page.getByText('Lista')).toBeVisible()
  await expect(page.getByRole('link', { name: /^remesa\.pdf .*Abrir$/ })).toBeVisible()
  await expect(page.getByText(notPaper)).toBeHidden()
  await areWhole(page)
  await isAccessible(page, 'support document, a PDF')
  await page.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(page, '¿Listo para salir al destino?')

  const owner = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/fotos` })
  const paper = owner.getByRole('link', { name: /^Documento de soporte .*Abrir$/ })
  await expect(paper).toBeVisible()
  await areWhole(owner)
  const answer = await owner.request.get((await paper.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  await Promise.all([owner, page].map((one) => one.context().close()))
})

test('whoever waits for validation brings a PDF, and staff opens it', async ({ browser }) => {
  const email = 'nelson.ariza@demo.arriero.co'
  const page = await enter(browser, { email, viewport: phone })
  await page.getByRole('button', { name: 'Cambiar EPS', exact: true }).click()
  const files = page.getByLabel('Elegir archivos')
  await expect(page.getByText('JPG, PNG o PDF, hasta 10 MB.')).toBeVisible()
  await files.setInputFiles(word)
  await expect(page.getByText(notPaper)).toBeVisible()
  // As of a system that does not know what a PDF is.
  await files.setInputFiles({ ...pdfFile('certificado.pdf'), mimeType: '' })
  await expect(page.getByRole('link', { name: /^certificado\.pdf .*Abrir$/ })).toBeVisible()
  await expect(page.getByText(notPaper)).toBeHidden()
  await isAccessibleEverywhere(page, 'a paper as a PDF')
  const day = new Date(Date.now() + 90 * 24 * hourMs).toISOString().slice(0, 10)
  await page.getByLabel('Fecha de vencimiento').fill(day)
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar EPS', exact: true })).toBeVisible()
  await page.context().close()

  const { userId } = await callerOf(email)
  const staff = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: `/main/detalle/${userId}`,
  })
  await staff.getByText('EPS', { exact: true }).click()
  await expect(staff.getByRole('link', { name: /^EPS .*Abrir$/ })).toBeVisible()
  await areWhole(staff)
  await staff.context().close()
})

test('staff says why a valid paper counts no more, and its owner reads it', async ({ browser }) => {
  const email = 'driver2@demo.arriero.co'
  const { userId } = await callerOf(email)
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: `/main/detalle/${userId}`,
  })
  const judgement = page.getByRole('switch', { name: 'Validado: EPS', exact: true })
  await judgement.click()
  const dialog = page.getByRole('dialog', { name: 'Invalidar: EPS' })
  await dialog.getByRole('button', { name: 'Invalidar con este motivo' }).click()
  await expect(dialog.getByText('Elija por qué se invalida.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Otro motivo' }).check()
  await expect(dialog.getByText('Escriba el motivo.')).toBeVisible()
  await isAccessibleEverywhere(page, 'why a paper counts no more')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' })
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect(dialog).toBeHidden()
  await expect(judgement).toBeChecked()

  await judgement.click()
  await dialog.getByRole('radio', { name: 'No se lee bien' }).check()
  await dialog.getByLabel('Con sus palabras').fill('La foto está movida.')
  await dialog.getByRole('button', { name: 'Invalidar con este motivo' }).click()
  await expect(judgement).not.toBeChecked()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await isTold(page, 'El usuario se ha actualizado correctamente')
  const { text } = await letterTo(email, /EPS/)
  expect(text).toContain('No se lee bien. La foto está movida.')
  await page.getByText('EPS', { exact: true }).click()
  await expect(page.getByText(/^Invalidado el /)).toBeVisible()
  await page.context().close()
})

test('a paper nobody brought has a row, and its owner is asked for it once', async ({ browser }) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  const enterprise = await callerOf('enterprise2@demo.arriero.co')
  const { _id } = await enterprise('/enterprise/driver', {
    identification: '1098765432',
    name: 'Ramiro Quintero',
    cellPhone: '3155550142',
    image: await enterprise.upload(await photo(page, 'Retrato')),
  })
  await page.goto(`/main/detalle/${String(_id)}`)
  const missing = page.getByRole('list', { name: 'Documentos que faltan' })
  const row = missing.getByRole('listitem').filter({ hasText: 'Falta: EPS' })
  await expect(row).toContainText('Sin él no se puede aprobar la cuenta')
  await isAccessibleEverywhere(page, 'papers that are missing')
  await row.getByRole('button', { name: 'Pedir EPS' }).click()
  await expect(row).toContainText('Pedido el')
  await expect(row.getByRole('button')).toBeHidden()
  await page.context().close()
  await expect(async () => {
    const { items } = await enterprise('/notification/all')
    expect(JSON.stringify(items)).toContain('Nos falta este documento de Ramiro Quintero: EPS')
  }).toPass({ timeout: 20_000 })
})
