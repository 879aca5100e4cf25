import { describe, expect, test } from 'vitest'
import { consentVersions } from '@arriero/domain/people/consents'
import { consentOf, consentWith } from './consent.ts'
import { pointOf } from './position-sharing.ts'
import { phoneHref } from '#shared/phone-href.ts'
import { photoLimitBytes } from '@arriero/domain/typed/limits'
import { firstThatFits, fitsAsIs, within } from '#shared/files/photo-size.ts'

const position = (coords: Partial<GeolocationCoordinates>) =>
  ({
    timestamp: Date.parse('2026-01-12T13:00:00.000Z'),
    coords: { latitude: 4.6, longitude: -74.1, speed: null, heading: null, accuracy: 12.4, ...coords },
  }) as GeolocationPosition

describe('a position of the phone', () => {
  test('goes with its own time and in the units of the server', () => {
    expect(pointOf(position({ speed: 20, heading: 90.4 }))).toEqual({
      at: '2026-01-12T13:00:00.000Z',
      latitude: 4.6,
      longitude: -74.1,
      speed: 72,
      heading: 90,
      accuracy: 12,
    })
  })

  test('leaves out what a standing phone does not know', () => {
    const point = pointOf(position({ heading: Number.NaN, speed: -1 }))
    expect(Object.keys(point)).toEqual(['at', 'latitude', 'longitude', 'accuracy'])
  })
})

describe('a photo', () => {
  const facts = { type: 'image/jpeg', sizeBytes: photoLimitBytes - 1, width: 3000, height: 4000 }

  test('goes as it is when it is a JPEG under 2 MB', () => {
    expect(fitsAsIs(facts)).toBe(true)
    expect(fitsAsIs({ ...facts, sizeBytes: photoLimitBytes })).toBe(false)
    expect(fitsAsIs({ ...facts, type: 'image/png' })).toBe(false)
    expect(fitsAsIs({ ...facts, width: 6000, height: 8000 })).toBe(false)
  })

  test('keeps its proportion and never grows', () => {
    expect(within(3000, 4000, 2400)).toEqual({ width: 1800, height: 2400 })
    expect(within(600, 800, 2400)).toEqual({ width: 600, height: 800 })
  })

  test('is made smaller until it fits', async () => {
    const sizes = [photoLimitBytes + 5, photoLimitBytes, 1000]
    const tried: number[] = []
    const made = await firstThatFits(async ({ sideMax }) => {
      tried.push(sideMax)
      return new Blob([new Uint8Array(sizes[tried.length - 1] ?? 0)])
    })
    expect(made?.size).toBe(1000)
    expect(tried).toEqual([2400, 2400, 1800])
  })

  test('that never fits is said to be none', async () => {
    expect(await firstThatFits(async () => null)).toBeUndefined()
  })
})

describe('links to the phone', () => {
  test('dial a Colombian number with its country', () => {
    expect(phoneHref('315 300 0001')).toBe('tel:+573153000001')
    expect(phoneHref('+57 315 300 0001')).toBe('tel:+573153000001')
    expect(phoneHref('601 555 0100')).toBe('tel:+576015550100')
  })
})

describe('the consent to share the position', () => {
  const at = '2026-01-12T13:00:00.000Z'
  const standing = (isInForce: boolean, answeredAt: string | null) => ({
    standing: [{ kind: 'location' as const, version: '2026-01-01', isInForce, answeredAt }],
    due: [],
    items: [],
  })

  test('is what the server says of the words of today', () => {
    expect(consentOf(standing(true, at))).toEqual({ answer: 'granted', at })
    expect(consentOf(standing(false, at))).toEqual({ answer: 'declined', at })
  })

  test('is to be asked for where those words were never answered', () => {
    expect(consentOf(standing(false, null))).toEqual({ answer: 'unasked', at: null })
    expect(consentOf({ standing: [], due: [], items: [] })).toEqual({ answer: 'unasked', at: null })
  })

  test('is what he answered last on this phone, while that waits for a signal', () => {
    const said = (isGiven: boolean, version = consentVersions.location) => ({ isGiven, version, at })
    const granted = { answer: 'granted', at: '2026-01-11T13:00:00.000Z' } as const
    expect(consentWith(granted, [])).toEqual(granted)
    expect(consentWith(undefined, [said(true)])).toEqual({ answer: 'granted', at, isWaiting: true })
    expect(consentWith(granted, [said(true), said(false)])).toEqual({
      answer: 'declined',
      at,
      isWaiting: true,
    })
    expect(consentWith(undefined, [said(true, '2020-01-01')])).toBeUndefined()
  })
})
