/** Every screen of the staff is drawn by one hand, and its lists show what a desk needs: measured at both widths, in light and in the dark. */
import { walkPortal } from './portal.ts'
import { expect, test } from '../story.ts'

for (const role of ['administrator', 'accountancy', 'soport'] as const)
  test(`one hand drew what ${role} sees`, async ({ browser }) => {
    expect(await walkPortal(browser, role)).toEqual([])
  })
