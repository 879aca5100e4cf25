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

export const takePhoto = async (page: Page, caption: string): Promise<void> => {
  await page.getByLabel('Tomar foto').setInputFiles(await photo(page, caption))
  await expect(page.getByText('Lista')).toBeVisible()
}
