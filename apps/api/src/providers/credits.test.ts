import { expect, test } from 'vitest'
import { joinCredits, openStreetMapCredit } from './credits.texts.ts'

test('whoever is a source of several parts is named once', () => {
  expect(joinCredits(`${openStreetMapCredit} · INVÍAS`, `${openStreetMapCredit} · GeoNames, CC BY 4.0`)).toBe(
    `${openStreetMapCredit} · INVÍAS · GeoNames, CC BY 4.0`,
  )
})
