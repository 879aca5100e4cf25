/** Staff who press everything twice in one instant, and with Enter besides. */
import type { Page } from '@playwright/test'
import { openScreen } from '../acts/back-office.ts'
import { choose, isTold, photo } from '../acts/by-hand.ts'
import { pressTwice } from '../acts/twice.ts'
import { enter, logInAs, open } from '../people.ts'
import { expect, test } from '../story.ts'

/** The smallest PDF that a reader opens. */
const pdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n',
  )

const setPercentage = async (page: Page): Promise<void> => {
  await openScreen(page, 'Porcentajes')
  await page.getByLabel('Ganancia', { exact: true }).fill('13')
  await page.getByRole('button', { name: 'Guardar porcentajes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar los porcentajes' })
  await dialog.getByRole('button', { name: 'Cambiar porcentajes' }).click()
  await isTold(page, 'El porcentaje se ha actualizado correctamente')
  const history = page.getByRole('region', { name: 'Historial de cambios' }).getByRole('row')
  await expect(history.filter({ hasText: 'Ganancia: 10 % → 13 %' })).toHaveCount(1)
}

const register = async (page: Page): Promise<void> => {
  await page.goto('/main/usuarios/registrar')
  const form = page.getByRole('dialog', { name: 'Registrar usuario del equipo' })
  await choose(form.getByLabel('Rol'), 'Soporte')
  await form.getByLabel('Cédula').fill('52765432')
  await form.getByLabel('Nombre').fill('Lucía Barrera')
  await form.getByLabel('Teléfono').fill('3145550177')
  await form.getByLabel('Correo electrónico').fill('lucia.barrera@example.co')
  await form.getByLabel('Contraseña inicial').fill('mula-blanca-sube-la-loma')
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, 'Lucía'))
  await expect(form.getByRole('img', { name: 'lucía.jpg' })).toBeVisible()
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  await isTold(page, 'El usuario se ha registrado correctamente')
  await expect(page.getByRole('row').filter({ hasText: 'Lucía Barrera' })).toHaveCount(1)
}

const publish = async (page: Page): Promise<void> => {
  await openScreen(page, 'Documentación')
  await page.getByRole('button', { name: 'Nuevo documento' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo documento legal' })
  await dialog.getByLabel('Nombre').fill('Reglamento de patios')
  await choose(dialog.getByLabel('Visible para'), 'Empresa transportadora')
  await page.keyboard.press('Escape')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'reglamento.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(dialog.getByText('reglamento.pdf')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publicar documento' }).click()
  await isTold(page, 'El documento se ha registrado correctamente')
  await expect(page.getByRole('row').filter({ hasText: 'Reglamento de patios' })).toHaveCount(1)
}

test('a percentage, an account and a document are each made once, from the log-in on', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto('/auth/login')
  const twice = await pressTwice(page)
  await logInAs(page, 'administrator@demo.arriero.co')
  await page.getByRole('button', { name: /^Su cuenta/ }).waitFor()
  await setPercentage(page)
  await register(page)
  await publish(page)
  twice.wasSentOnce(
    'PUT /increase/update/*',
    'POST /user/image/upload/data',
    'POST /user/create',
    'POST /upload/document',
    'POST /document/create',
  )
  await page.context().close()
})

test('a refund and a batch of payouts are told once', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'accountancy@demo.arriero.co',
    at: '/main/contabilidad/reembolsos?state=due',
  })
  const twice = await pressTwice(page)
  const refunds = page.getByRole('table', { name: 'Devoluciones a clientes' })
  await refunds.getByRole('row').filter({ hasText: 'Por devolver' }).first().click()
  const refund = page.getByRole('dialog', { name: /^Devolución del servicio/ })
  await refund.getByLabel('Referencia del banco').fill('DOS-VECES-1')
  await refund.getByRole('button', { name: /^Registrar devolución de \$/ }).click()
  const question = page.getByRole('dialog', { name: '¿Registrar esta devolución?' })
  await question.getByRole('button', { name: /^Registrar devolución de \$/ }).click()
  await expect(question).toBeHidden()
  await expect(refund.getByText('DOS-VECES-1')).toBeVisible()

  await page.goto('/main/contabilidad/pagos?ready=true')
  await page
    .getByRole('checkbox', { name: /^Seleccionar / })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Crear lote' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Crear lote (1)' }).click()
  const batch = page.getByRole('dialog', { name: 'Lote de pago' })
  await batch.getByLabel('Referencia del banco').fill('DOS-VECES-2')
  await batch.getByRole('button', { name: /^Registrar pago del lote por \$/ }).click()
  await expect(batch.getByText('DOS-VECES-2')).toBeVisible()
  twice.wasSentOnce('POST /accounting/refund/*', 'POST /accounting/batch', 'POST /accounting/batch/*')
  await page.context().close()
})
