/** The map, as it is drawn and as it is told in words. */
import { expect, type Locator, type Page } from '@playwright/test'

const mark = (page: Page, name: RegExp): Locator => page.getByRole('figure').getByRole('img', { name })

const middleOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A picture of one colour is a tenth of this. */
const drawnBytes = 15_000

/** Its ground is painted, and it moves no more: two looks are alike. */
export const isDrawn = async (page: Page): Promise<void> => {
  const canvas = page.locator('.maplibregl-canvas')
  let before: Buffer = Buffer.alloc(0)
  await expect(async () => {
    // At another width it may be another one.
    await canvas.scrollIntoViewIfNeeded({ timeout: 2_000 })
    const seen = await canvas.screenshot()
    const isStill = seen.equals(before)
    before = seen
    expect(seen.length).toBeGreaterThan(drawnBytes)
    expect(isStill, 'the map is still').toBe(true)
  }, 'the map is drawn').toPass({ timeout: 60_000, intervals: [500] })
}

/** How far the truck stands from the destination, in pixels of the map. */
export const truckIn = async (page: Page): Promise<number> => {
  await expect(mark(page, /^Vehículo/)).toBeVisible()
  const truck = await middleOf(mark(page, /^Vehículo/))
  const destination = await middleOf(mark(page, /^Destino/))
  return Math.hypot(truck.x - destination.x, truck.y - destination.y)
}

/** Presses what stands in the middle of the map. It is drawn some time after the map was moved there, so until it is picked. */
export const pickInTheMiddle = async (page: Page, picked: Locator): Promise<void> => {
  await expect(async () => {
    await page.locator('.maplibregl-canvas').click()
    await expect(picked).toBeVisible({ timeout: 2_000 })
  }, 'the truck in the middle of the map is picked').toPass({ timeout: 30_000, intervals: [1_000] })
}

const leastPixels = 15

export const isNearer = async (page: Page, before: number): Promise<void> => {
  // A map that is drawn anew while it is measured is measured again.
  await expect(async () => {
    expect(before - (await truckIn(page))).toBeGreaterThan(leastPixels)
  }, 'the truck moves towards the destination').toPass({ timeout: 30_000 })
}

/** A trip on the map with the same in words, or in words alone. */
export const tripIn = (page: Page): Locator => page.getByRole('figure').filter({ hasText: 'Vehículo' })

const told = /^(cerca de .+, km \d+ de \d+); posición de (?:ahora|hace)/

/** `cerca de Villeta, km 92 de 438`, without how long ago that was; empty until it is told. */
export const whereIn = async (trip: Locator): Promise<string> => {
  const [words = ''] = await trip.getByRole('definition').filter({ hasText: told }).allTextContents()
  return told.exec(words)?.[1] ?? ''
}

/** What is folded while the map is drawn. */
export const unfold = (trip: Locator): Promise<void> => trip.getByText(/ en la vía$/).click()

const town = /^(?!Peaje ).+a [\d.,]+.km$/
const toll = /^Peaje .+a [\d.,]+.km$/

/** Towns and tolls in the order of driving, with their kilometres. */
export const passedIn = async (trip: Locator): Promise<string[]> => {
  const lines = trip.getByRole('group').getByRole('listitem')
  for (const kind of [town, toll]) await expect(lines.filter({ hasText: kind }).first()).toBeVisible()
  return lines.allTextContents()
}
