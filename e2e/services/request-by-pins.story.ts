/** A client who has no address: both ends are pins on the map, and each is told by its town and the road beside it. */
import { expect } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { cardOf, fillAfterRoute, openServices, request } from '../acts/client.ts'
import { enter } from '../people.ts'
import { test } from '../story.ts'

const words = /^Sin dirección dirá: (.+)\.$/

test('a service is asked for by two pins alone', async ({ browser }) => {
  const page = await enter(browser, { email: 'client@demo.arriero.co' })
  // Each key would move the map for a while, and a map that is moving takes no other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openServices(page)
  await page.getByRole('link', { name: 'Solicitar servicio' }).click()
  const end = (name: string) => page.getByRole('group', { name })
  const canvas = page.locator('.maplibregl-canvas')
  await canvas.scrollIntoViewIfNeeded()

  await page.getByRole('button', { name: 'Marcar el origen en el mapa' }).click()
  await expect(page.getByText(/^Toque el mapa donde está el origen/)).toBeVisible()
  await canvas.click({ position: { x: 120, y: 160 } })
  await expect(end('Origen').getByLabel('Municipio')).not.toHaveValue('Bogotá, ')
  await expect(end('Origen').getByText(words)).toBeVisible()

  // Whoever marks both marks one after the other; this one with the keyboard.
  await expect(page.getByText(/^Toque el mapa donde está el destino/)).toBeVisible()
  await canvas.focus()
  for (const key of ['-', '-', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(end('Destino').getByText(words)).toBeVisible()
  const town = await end('Destino').getByLabel('Municipio').inputValue()
  await expect(page.getByText(/\d km por carretera|\d km, distancia (?:oficial|estimada)/)).toBeVisible()
  await isAccessibleEverywhere(page, 'wizard, route by pins')

  // What a person writes stays what it is, wherever the pin goes.
  await end('Origen')
    .getByLabel(/^Dirección/)
    .fill('Finca El Roble')
  await end('Origen')
    .getByLabel(/^Punto exacto/)
    .fill('4.66, -74.3')
  await end('Origen')
    .getByLabel(/^Punto exacto/)
    .blur()
  await expect(end('Origen').getByText('Punto exacto marcado.')).toBeVisible()
  await expect(end('Origen').getByLabel(/^Dirección/)).toHaveValue('Finca El Roble')

  await end('Destino')
    .getByLabel(/^Punto exacto/)
    .fill('4.6, -60')
  await expect(end('Destino').getByText(/dentro de Colombia/)).toBeVisible()
  await end('Destino')
    .getByLabel(/^Punto exacto/)
    .fill('')
  await end('Destino')
    .getByLabel(/^Punto exacto/)
    .blur()

  await fillAfterRoute(page, 'Bultos de papa de la finca.')
  await request(page, 'Finca El Roble')
  await expect(cardOf(page, 'Finca El Roble')).toContainText(town.split(',')[0] ?? '')
})
