/** How people come into the house: the wizard, the letter, the papers, and the staff that lets them in. */
import { expect, type Page } from '@playwright/test'
import { url } from '../people.ts'
import { isTold, photo } from './by-hand.ts'

/** What the people of the stories choose. */
export const secret = 'tres mulas y un cerro'

type Letter = { to: string; subject: string; text: string }

/** Letters go out after the act: the newest one to an address, once it says what is waited for. */
export const letterTo = async (email: string, about = /./): Promise<Letter> => {
  const found: Letter[] = []
  await expect(async () => {
    const answer = await fetch(`${url()}/sandbox/correo/mensajes.json?para=${encodeURIComponent(email)}`)
    const { items } = (await answer.json()) as { items: Letter[] }
    found.splice(0, found.length, ...items.filter(({ subject }) => about.test(subject)))
    expect(found.length).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000 })
  const [newest] = found
  if (!newest) throw new Error(`no letter to ${email}`)
  return newest
}

export const codeTo = async (email: string): Promise<string> =>
  /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await letterTo(email)).text)?.[0] ?? ''

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continuar' }).click()

export const fillDay = async (page: Page, label: string, typed: string): Promise<void> => {
  await page.getByLabel(label).fill(typed)
  await page.getByLabel(label).press('Tab')
}

export const fillContact = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Celular').fill('300 555 0177')
  await page.getByLabel('Dirección').fill('Carrera 7 # 12-40, Ibagué')
}

export const agree = async (page: Page): Promise<void> => {
  await page.getByLabel('Contraseña', { exact: true }).fill(secret)
  await page.getByLabel(/^Acepto los términos/).check()
  await page.getByLabel(/^Autorizo el tratamiento/).check()
}

export const askForAccount = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible()
}

/** One paper of the list somebody in validation is asked for. `more` fills what it has beside its picture. */
export const bringPaper = async (
  page: Page,
  paper: string,
  more: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await page.getByRole('button', { name: `Subir ${paper}`, exact: true }).click()
  await page.getByLabel('Elegir archivos').setInputFiles(await photo(page, paper))
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await more()
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByRole('button', { name: `Cambiar ${paper}`, exact: true })).toBeVisible()
}

/** Where a carrier is paid: asked for, and nobody waits for it to be approved. */
export const sayWherePaid = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Agregar cuenta' }).click()
  await page.getByLabel('Banco').fill('Bancolombia')
  await page.getByRole('radio', { name: 'Ahorros' }).check({ force: true })
  await page.getByLabel('Número de cuenta').fill('20145678902')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cambiar la cuenta para sus pagos' })).toBeVisible()
}

type Applicant = {
  list: 'empresas' | 'transportadores?tipo=empresa'
  name: string
  papers: readonly string[]
}

/** Staff finds who waits, validates his papers and lets him in. */
export const approve = async (page: Page, { list, name, papers }: Applicant): Promise<void> => {
  await page.goto(`/main/${list}${list.includes('?') ? '&' : '?'}q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Ver perfil de ${name}` }).click()
  for (const paper of papers)
    await page.getByRole('switch', { name: `Validado: ${paper}`, exact: true }).click()
  await page.getByRole('switch', { name: /^Estado/ }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await isTold(page, 'El usuario se ha actualizado correctamente')
}
