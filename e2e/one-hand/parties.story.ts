/** The same of who sends cargo and who carries it, with the wizards they fill in. */
import { walkPortal } from './portal.ts'
import { walkServiceWizard, walkVehicleWizard } from './wizards.ts'
import { expect, test } from '../story.ts'

for (const role of ['client', 'cliententerprise'] as const)
  test(`one hand drew what ${role} sees`, async ({ browser }) => {
    const told = await walkPortal(browser, role, ({ page, email, see }) =>
      walkServiceWizard(page, email, see),
    )
    expect(told).toEqual([])
  })

test('one hand drew what enterprise sees', async ({ browser }) => {
  const told = await walkPortal(browser, 'enterprise', ({ page, email, see }) =>
    walkVehicleWizard(page, email, see),
  )
  expect(told).toEqual([])
})
