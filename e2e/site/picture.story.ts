/** The picture of the readme: `ARRIERO_SCREENSHOT=1 playwright test picture`. Without that word it is no story. */
import { join, resolve } from 'node:path'
import { openServices } from '../acts/client.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const target = join(resolve(import.meta.dirname, '..'), 'docs', 'images', 'client-services.png')

if (process.env['ARRIERO_SCREENSHOT']) {
  test('the client’s services are taken for the readme', async ({ browser }) => {
    const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
    await openServices(page)
    await expect(page.getByText('En vivo')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: target })
    await page.context().close()
  })
}
