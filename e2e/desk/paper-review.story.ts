/** The review station: papers judged one after the other without a mouse, days read from the picture and only proposed, one press taken back. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere, isAccessibleInTheDark } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { isTold, photo } from '../acts/by-hand.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const at = '/main/revision'
const administrator = 'administrator@demo.arriero.co'
const dayMs = 24 * 3_600_000
/** Reading takes as long as the machine takes to read. */
const readMs = 90_000
const mostMs = 180_000
/** A paper of last year that ends the year after next. */
const thisYear = new Date().getFullYear()
const [issued, ends] = [`12/03/${thisYear - 1}`, `12 de marzo de ${thisYear + 2}`]
const [endsOn, endsShort] = [`${thisYear + 2}-03-12`, `12 Mar ${thisYear + 2}`]
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A sheet with these lines, as a printer writes them. Written as the page runs it. */
const sheetOf = (lines: readonly string[]): string => `(() => {
  const sheet = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
  const pen = sheet.getContext('2d')
  pen.fillStyle = '#fdfdfb'
  pen.fillRect(0, 0, 1200, 900)
  pen.fillStyle = '#202020'
  pen.font = '40px sans-serif'
  for (const [at, line] of ${JSON.stringify(lines)}.entries()) pen.fillText(line, 80, 120 + at * 90)
  return sheet.toDataURL('image/jpeg', 0.9)
})()`

const written = async (page: Page, lines: readonly string[]) => {
  const data = await page.evaluate<string>(sheetOf(lines))
  const buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  return { name: 'documento.jpg', mimeType: 'image/jpeg', buffer }
}

/** A PDF that was written, not photographed: its line is part of the file. */
const writtenPdf = (line: string) => {
  const drawing = `BT /F1 18 Tf 30 120 Td (${line}) Tj ET`
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = parts.map((part, index) => `${index + 1} 0 obj\n${part}\nendobj\n`).join('')
  const trailer = `trailer\n<< /Root 1 0 R /Size ${parts.length + 1} >>\nstartxref\n0\n%%EOF\n`
  return {
    name: 'certificado.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${body}${trailer}`),
  }
}

type Enterprise = Awaited<ReturnType<typeof callerOf>>
type Drawn = Awaited<ReturnType<typeof photo>>

const kinds = ['identity', 'licence', 'occupationalRisk', 'health'] as const
type Kind = (typeof kinds)[number]

const paperOf = async (enterprise: Enterprise, kind: Kind, file: Drawn) => ({
  kind,
  images: [await enterprise.upload(file)],
  ...(kind === 'identity' ? {} : { expirationDate: inDays(200) }),
  ...(kind === 'licence' ? { category: 'C2' } : {}),
})

/** A driver of the enterprise with these papers, none of which anybody has looked at; answers his id. */
const driverWith = async (
  enterprise: Enterprise,
  page: Page,
  { name, identification, papers }: { name: string; identification: string; papers: readonly Kind[] },
): Promise<string> => {
  const documents: object[] = []
  for (const kind of papers)
    documents.push(await paperOf(enterprise, kind, await photo(page, `${kind} ${identification}`)))
  const { _id } = await enterprise('/enterprise/driver', {
    identification,
    name,
    cellPhone: '3155550142',
    image: await enterprise.upload(await photo(page, `Retrato ${identification}`)),
    documents,
  })
  return String(_id)
}

type Seen = Readonly<Record<string, unknown>>
const waitingOf = async (staff: Enterprise, q: string) =>
  (await staff(`/paper/review?q=${q}&limit=100`))['items'] as readonly Seen[]

test('twenty papers are reviewed by keyboard alone in three minutes, one of them refused, one asked for again', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const page = await enter(browser, { email: administrator })
  const enterprise = await callerOf('enterprise2@demo.arriero.co')
  const staff = await callerOf(administrator)
  for (const at of [1, 2, 3, 4, 5])
    await driverWith(enterprise, page, {
      name: `Zapateiro Conductor ${at}`,
      identification: `10987700${at}0`,
      papers: kinds,
    })
  expect(await waitingOf(staff, 'Zapateiro')).toHaveLength(20)

  await page.goto(`${at}?q=Zapateiro`)
  await expect(page.getByRole('table', { name: 'Documentos por revisar' }).locator('tbody tr')).toHaveCount(
    20,
  )
  await isAccessibleEverywhere(page, 'papers to review')
  await page.getByRole('link', { name: 'Empezar a revisar' }).focus()

  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const began = Date.now()
  await press('Enter')
  await expect(
    page.getByRole('region', { name: 'Imagen del documento' }).getByRole('img').first(),
  ).toBeVisible()
  for (let done = 0; done < 20; done += 1) {
    const before = await heading(page).textContent()
    await expect(page.getByRole('button', { name: 'Validar', exact: true })).toBeVisible()
    if (done === 7) {
      await press('r')
      const dialog = page.getByRole('dialog', { name: /^Rechazar: / })
      await expect(dialog.getByRole('radio', { name: 'No se lee bien' })).toBeFocused()
      await press(' ')
      await press('Enter')
      await expect(dialog).toBeHidden()
    } else await press(done === 13 ? 'i' : 'v')
    await expect(heading(page)).not.toHaveText(before ?? '')
  }
  const tookMs = Date.now() - began
  expect(presses).toBe(23)
  expect(tookMs, 'twenty papers by keyboard').toBeLessThan(mostMs)
  process.stdout.write(`review: 20 papers, ${presses} presses, ${Math.round(tookMs / 1000)} s\n`)
  await expect(heading(page)).toHaveText('Revisar documentos')
  expect(await waitingOf(staff, 'Zapateiro')).toEqual([])
  const { figures } = await staff('/paper/review?limit=1')
  expect((figures as { judgedToday: number }).judgedToday).toBeGreaterThanOrEqual(20)

  await expect(async () => {
    const { items } = await enterprise('/notification/all')
    const told = JSON.stringify(items)
    expect(told).toContain('No se lee bien.')
    expect(told).toContain('Hace falta una copia nueva.')
  }).toPass({ timeout: 40_000 })
  await page.context().close()
})

test('days read from a picture are proposed with the line they come from, used by a press, and taken back', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const page = await enter(browser, { email: administrator })
  const enterprise = await callerOf('enterprise2@demo.arriero.co')
  const staff = await callerOf(administrator)
  const driver = await driverWith(enterprise, page, {
    name: 'Yolima Lector',
    identification: '1098779990',
    papers: ['identity'],
  })
  const sheet = await written(page, [
    'CERTIFICADO DE AFILIACION A SALUD',
    'Documento 1098779990',
    `Fecha de expedicion ${issued}`,
    `Vence el ${ends}`,
  ])
  const health = await paperOf(enterprise, 'health', sheet)
  const { _id: paperId } = await enterprise(`/user/paper/${driver}`, health)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${at}/${String(paperId)}`)
  await expect(heading(page)).toHaveText('EPS: Yolima Lector')
  const dates = page.getByRole('region', { name: 'Fechas' })
  await expect(dates.getByText(`En la imagen: ${endsShort}`)).toBeVisible({ timeout: readMs })
  await expect(
    dates.getByRole('img', { name: new RegExp(`^Así se lee en la imagen: .*${ends}`) }),
  ).toBeVisible()
  const facts = page.getByRole('region', { name: 'Datos registrados' })
  await expect(facts.getByText('Está en la imagen')).toBeVisible()
  // Its programs came from here, and nothing of what they saw went anywhere.
  expect(asked.some((address) => /paper-words-.*\.js$/.test(address))).toBe(true)
  expect(asked.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual(
    asked.filter((address) => /^(data|blob):/.test(address)),
  )
  await isAccessibleEverywhere(page, 'the review station')
  await isAccessibleInTheDark(page, 'the review station')

  // Proposed, and nowhere yet.
  const field = page.getByLabel('Fecha de vencimiento', { exact: true })
  await expect(field).not.toHaveValue(`12/03/${thisYear + 2}`)
  const missing = page.getByRole('list', { name: 'Documentos que faltan' })
  await expect(missing.getByText('Falta: Licencia de conducción')).toBeVisible()
  await missing.getByRole('button', { name: 'Pedir Licencia de conducción' }).click()
  await expect(missing.getByText(/^Pedido el /)).toBeVisible()
  await dates.getByRole('button', { name: `Usar la leída: Fecha de vencimiento, ${endsShort}` }).click()
  await expect(field).toHaveValue(`12/03/${thisYear + 2}`)
  await dates.getByRole('button', { name: /^Usar la leída: Fecha de expedición/ }).click()

  const known = async () =>
    ((await staff(`/paper/review/${String(paperId)}`))['paper'] as Seen)['expirationDate']
  expect(await known()).toBe(health.expirationDate)
  await page.keyboard.press('v')
  await isTold(page, 'EPS: Yolima Lector: validado.')
  expect(await known()).toBe(endsOn)
  await page.keyboard.press('u')
  await isTold(page, 'Se deshizo: el documento vuelve a la lista.')
  await expect(heading(page)).toHaveText('EPS: Yolima Lector')
  expect(await known()).toBe(health.expirationDate)

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Rechazar: EPS' })
  await dialog.getByRole('radio', { name: 'Otro motivo' }).check()
  await dialog.getByRole('button', { name: 'Rechazar con este motivo' }).click()
  await expect(dialog.getByText('Escriba el motivo.')).toBeVisible()
  await isAccessibleEverywhere(page, 'why a paper is refused')
  await page.context().close()
})

test('a PDF is drawn where it is judged, read by its own words, turned and made bigger by keys', async ({
  browser,
}) => {
  const page = await enter(browser, { email: administrator, viewport: phone })
  const enterprise = await callerOf('enterprise2@demo.arriero.co')
  const driver = await driverWith(enterprise, page, {
    name: 'Wilmar Hojas',
    identification: '1098779991',
    papers: ['identity'],
  })
  const health = await paperOf(enterprise, 'health', writtenPdf(`Vence el ${ends}`))
  const { _id: paperId } = await enterprise(`/user/paper/${driver}`, health)
  await page.goto(`${at}/${String(paperId)}`)
  const picture = page.getByRole('region', { name: 'Imagen del documento' })
  await expect(picture.getByRole('img', { name: 'EPS' })).toBeVisible({ timeout: readMs })
  const dates = page.getByRole('region', { name: 'Fechas' })
  await expect(dates.getByText(`Vence el ${ends}`)).toBeVisible({ timeout: readMs })
  const zoom = picture.getByText(/^\d+\s%$/)
  await expect(zoom).toHaveText(/^100\s%$/)
  await page.keyboard.press('+')
  await expect(zoom).toHaveText(/^140\s%$/)
  await page.keyboard.press('g')
  await expect(zoom).toHaveText(/^100\s%$/)
  await page.keyboard.press('0')
  await isAccessibleEverywhere(page, 'a PDF in the review station')
  await page.goto(`${at}/${'f'.repeat(24)}`)
  await isTold(page, 'Este documento no está por revisar')
  await page.context().close()
})
