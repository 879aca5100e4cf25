/** The map, as it is drawn and as it is told in words. */
import { expect, type Locator, type Page } from '@playwright/test'

const mark = (page: Page, name: RegExp): Locator => page.getByRole('figure').getByRole('img', { name })

const middleOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
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
