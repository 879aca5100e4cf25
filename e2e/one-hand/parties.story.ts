/** The same of who sends cargo and who carries it, with the wizards they fill in. */
import { walkMenus, walkPlaces } from './portal.ts'
import { walkServiceWizard, walkVehicleWizard } from './wizards.ts'
import { expect, test } from '../story.ts'

const wizards = {
  client: walkServiceWizard,
  cliententerprise: walkServiceWizard,
  enterprise: walkVehicleWizard,
} as const

for (const role of ['client', 'cliententerprise', 'enterprise'] as const) {
  test(`one hand drew what ${role} sees`, async ({ browser }) => {
    expect(await walkMenus(browser, role)).toEqual([])
  })

  test(`one hand drew what ${role} sees below`, async ({ browser }) => {
    const told = await walkPlaces(browser, role, ({ page, email, see }) => wizards[role](page, email, see))
    expect(told).toEqual([])
  })
}
