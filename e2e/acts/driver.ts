/** What a driver does, with one thumb. */
import { expect, type Page } from '@playwright/test'
import { photo } from './by-hand.ts'

const secondThoughtMs = 5_000

export const isAsked = async (page: Page, question: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: question, level: 2 })).toBeVisible()
}

export const report = async (page: Page, act: string, nextQuestion: string): Promise<void> => {
  await page.getByRole('button', { name: act, exact: true }).click()
  await isAsked(page, nextQuestion)
}

/** An act nobody can take back waits a few seconds for a second thought, and goes by itself. */
export const reportForGood = async (page: Page, act: string, nextQuestion: string): Promise<void> => {
  await page.getByRole('button', { name: act, exact: true }).click()
  await expect(page.getByRole('heading', { name: nextQuestion, level: 2 })).toBeVisible({
    timeout: secondThoughtMs + 15_000,
  })
}

/** The same without waiting for the second thought. */
export const reportAtOnce = async (page: Page, act: string, nextQuestion: string): Promise<void> => {
  await page.getByRole('button', { name: act, exact: true }).click()
  await page.getByRole('button', { name: 'Enviar ya' }).click()
  await isAsked(page, nextQuestion)
}

/** Sets out, asked once whether his position may be shared. */
export const setOut = async (page: Page): Promise<void> => {
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  await page.getByRole('button', { name: 'Salgo hacia el cargue' }).click()
  await page.getByRole('button', { name: 'Permitir' }).click()
  await isAsked(page, '¿Ya está en el punto de cargue?')
}

/** Reports the steps from arriving at the loading place to setting out. */
export const loadUp = async (page: Page): Promise<void> => {
  await report(page, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await report(page, 'Inicia el cargue', 'Tome una foto del documento de soporte')
  await takePhoto(page, 'Remesa')
  await page.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(page, '¿Listo para salir al destino?')
  await reportAtOnce(page, 'Iniciar viaje', '¿Ya llegó al destino?')
}

/** From the destination to the signature. */
export const handOver = async (page: Page): Promise<void> => {
  await report(page, 'Llegué al destino', '¿Ya empezaron a descargar?')
  await report(page, 'Inicia el descargue', '¿Ya entregó toda la carga?')
  await takePhoto(page, 'Entrega')
  await reportAtOnce(page, 'Finalizar entrega', 'Entrega finalizada')
}

export const takePhoto = async (page: Page, caption: string): Promise<void> => {
  await page.getByLabel('Tomar foto').setInputFiles(await photo(page, caption))
  await expect(page.getByText('Lista')).toBeVisible()
}
