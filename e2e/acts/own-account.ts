/** One's own account: its parts, the password again, and the second factor. */
import { expect, type Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { keepsNone } from '../browser-stores.ts'
import { password } from '../people.ts'
import { appCode } from './authenticator.ts'

export const panel = (page: Page, name: string) => page.getByRole('region', { name })

export const confirm = async (page: Page, name: string, act: string, secret = password()): Promise<void> => {
  await panel(page, name).getByLabel('Su contraseña actual').fill(secret)
  await panel(page, name).getByRole('button', { name: act, exact: true }).click()
}

/** Switches the second factor on; returns the secret for the authenticator app. */
export const enrol = async (page: Page): Promise<string> => {
  const factor = panel(page, 'Verificación en dos pasos')
  await factor.getByRole('button', { name: 'Activar' }).click()
  await confirm(page, 'Verificación en dos pasos', 'Continuar')
  await expect(factor.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  const secret = (await factor.locator('code').textContent()) ?? ''
  await isAccessible(page, 'own account, QR code')
  await factor.getByLabel('Código de 6 dígitos').fill(appCode(secret))
  await factor.getByRole('button', { name: 'Confirmar y activar' }).click()
  const codes = factor.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await isAccessible(page, 'own account, backup codes')
  await keepsNone(page, password(), secret, ...(await codes.allInnerTexts()))
  await factor.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(factor.getByText(/^Activa desde/)).toBeVisible()
  return secret
}
