/** What every kind of drawer holds to. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Drawers } from './drawers.ts'

type Place = { drawers: Drawers; close(): Promise<void> }
type Paper = { number: number; words?: string }

export const drawersSuite = (name: string, open: () => Promise<Place>): void => {
  describe(`drawers, ${name}`, () => {
    let place: Place
    beforeEach(async () => {
      place = await open()
    })
    afterEach(() => place.close())

    test('of one id the first is kept, also of twenty at once', async () => {
      const papers = place.drawers<Paper>('papers')
      const numbers = Array.from({ length: 20 }, (_, number) => number)
      const kept = await Promise.all(numbers.map((number) => papers.put('one', { number })))
      expect(kept.filter(Boolean)).toHaveLength(1)
      expect(await papers.find('one')).toEqual({ number: kept.indexOf(true) })
      expect(await papers.find('other')).toBeUndefined()
    })

    test('what is changed is changed from the newest, also by twenty at once', async () => {
      const papers = place.drawers<Paper>('papers')
      await papers.put('one', { number: 0 })
      const more = ({ number }: Paper) => ({ number: number + 1 })
      await Promise.all(Array.from({ length: 20 }, () => papers.change('one', more)))
      expect(await papers.find('one')).toEqual({ number: 20 })
      expect(await papers.change('one', () => undefined)).toBeUndefined()
      expect(await papers.find('one')).toEqual({ number: 20 })
      expect(await papers.change('other', more)).toBeUndefined()
    })

    test('the newest are first, and the oldest leave', async () => {
      const papers = place.drawers<Paper>('papers', 3)
      for (const number of [1, 2, 3, 4, 5]) await papers.put(`paper ${number}`, { number })
      await place.drawers<Paper>('others').put('paper 1', { number: 9 })
      expect(await papers.newestFirst(2)).toEqual([{ number: 5 }, { number: 4 }])
      expect((await papers.newestFirst(10)).map(({ number }) => number)).toEqual([5, 4, 3])
      expect(await papers.find('paper 2')).toBeUndefined()
    })

    test('what was put is read letter by letter', async () => {
      const words = 'Ñandú\u0000 \ud800 "{}" 🚚'
      const papers = place.drawers<Paper>('papers')
      await papers.put(words.slice(0, 5), { words, number: 1 })
      expect(JSON.stringify(await papers.find('Ñandú'))).toBe(JSON.stringify({ words, number: 1 }))
    })

    test('two who open it see the same', async () => {
      await place.drawers<Paper>('papers').put('one', { number: 1 })
      expect(await place.drawers<Paper>('papers').find('one')).toEqual({ number: 1 })
    })
  })
}
