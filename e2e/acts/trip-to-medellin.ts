/** A truck on the long way from Bogotá to Medellín, which passes towns and tolls enough to be read about. */
import type { Browser } from '@playwright/test'
import { open } from '../people.ts'
import { runningService } from './by-api.ts'
import { photo } from './by-hand.ts'

export const client = 'client2@demo.arriero.co'
export const crew = {
  carrier: 'enterprise2@demo.arriero.co',
  driver: 'enterprisedriver2@demo.arriero.co',
  plate: 'VKM118',
}
const hourMs = 3_600_000
const medellin = {
  name: 'Carrera 52 # 14-90, Medellín, Antioquia',
  latitude: 6.22,
  longitude: -75.57,
  code: '05001',
}

/** It has just set out, and its phone has told no place yet; answers the service's id. */
export const setOutForMedellin = async (browser: Browser): Promise<string> => {
  const studio = await open(browser)
  const document = await photo(studio, 'Remesa')
  await studio.context().close()
  return runningService(client, crew, {
    at: new Date(Date.now() + 2 * hourMs),
    pricePesos: 2_380_000,
    destination: medellin,
    document,
  })
}
