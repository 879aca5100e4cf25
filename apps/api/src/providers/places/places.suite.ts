/** What every source of places keeps, run on any of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlacesProvider } from './port.ts'

export type OpenPlaces = () => Promise<{ places: PlacesProvider; close(): Promise<void> }>

export const placesSuite = (name: string, open: OpenPlaces): void => {
  describe(`a source of places: ${name}`, () => {
    let places: PlacesProvider
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await open()
      places = opened.places
      close = () => opened.close()
    })
    afterAll(() => close())

    test.each([
      ['Bogotá', '11001'],
      ['medellin', '05001'],
      ['LA MESA', '25386'],
    ])('finds the municipality of %s, accents and capitals or not', async (text, code) => {
      const [first] = await places.search(text, 5)
      expect(first).toMatchObject({ code, isExact: false })
    })

    test('knows San Antonio only inside Colombia', async () => {
      const found = await places.search('San Antonio', 10)
      expect(found.length).toBeGreaterThan(0)
      for (const place of found) {
        expect(place.name).not.toContain('Táchira')
        expect(places.byCode(place.code)?.town).toBe(place.town)
        expect(place.latitude).toBeGreaterThan(-4.3)
        expect(place.latitude).toBeLessThan(13.6)
        expect(place.longitude).toBeGreaterThan(-81.9)
        expect(place.longitude).toBeLessThan(-66.8)
      }
    })

    test('gives no more than was asked, and nothing for nothing', async () => {
      expect(await places.search('San', 1)).toHaveLength(1)
      expect(await places.search('  ', 5)).toEqual([])
      expect(await places.search('Bogotá', 0)).toEqual([])
      expect(await places.search('Xyzzyplugh', 5)).toEqual([])
    })

    test('keeps the street that was typed after the town', async () => {
      const [first] = await places.search('Bogotá, Calle 13 # 68-20', 5)
      expect(first).toMatchObject({ code: '11001', street: 'Calle 13 # 68-20' })
      expect(first?.name).toBe('Calle 13 # 68-20, Bogotá D.C.')
    })

    test('tells the municipality of a pin and of a code', () => {
      expect(places.at({ latitude: 4.678, longitude: -74.142 }).town).toBe('Bogotá')
      expect(places.byCode('05001')).toMatchObject({ town: 'Medellín', department: 'Antioquia' })
      expect(places.byCode('99999')).toBeUndefined()
    })

    test('says whose data it is', () => {
      expect(places.attribution).toContain('GeoNames, CC BY 4.0')
    })
  })
}
