/** Every screen of the staff is drawn by one hand, and its lists show what a desk needs: measured at a desk in light and on a phone in the dark. */
import { walkMenus, walkPlaces } from './portal.ts'
import { expect, test } from '../story.ts'

for (const role of ['administrator', 'accountancy', 'soport'] as const) {
  test(`one hand drew what ${role} sees`, async ({ browser }) => {
    expect(await walkMenus(browser, role)).toEqual([])
  })

  test(`one hand drew what ${role} sees below`, async ({ browser }) => {
    expect(await walkPlaces(browser, role)).toEqual([])
  })
}
