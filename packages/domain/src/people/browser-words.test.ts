import { expect, test } from 'vitest'
import { browserWords } from './browser-words.ts'

const mozilla = 'Mozilla/5.0'
const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `${mozilla} (Windows NT 10.0; Win64; x64) ${kit} Chrome/141.0.0.0 Safari/537.36`

test.each([
  [windows, 'Chrome', 'Windows'],
  [`${windows} Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${windows} OPR/120.0.0.0`, 'Opera', 'Windows'],
  [`${mozilla} (Linux; Android 10; K) ${kit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${mozilla} (Linux; Android 14; SAMSUNG SM-S911B) ${kit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox', 'Mac'],
  [`${mozilla} (X11; Linux x86_64) ${kit} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${kit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.14.1', null, null],
  ['', null, null],
  [undefined, null, null],
])('%s is told in a word each', (userAgent, name, system) => {
  expect(browserWords(userAgent)).toEqual({ name, system })
})

test('a made-up one of great length is not read to its end, and nothing of it is repeated', () => {
  expect(browserWords(`${'x'.repeat(100_000)} Chrome/1`)).toEqual({ name: null, system: null })
  expect(browserWords('<script>Chrome/1</script> Windows')).toEqual({ name: 'Chrome', system: 'Windows' })
})
