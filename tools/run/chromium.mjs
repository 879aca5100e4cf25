// The browser of the browser tests: Debian's chromium.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly, withProgress } from '../launch/processes.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const onPath = () =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The browser's program, or undefined where there is none. */
export const findChromium = () =>
  [process.env['ARRIERO_CHROMIUM'] ?? '', ...onPath(), ...macApps].find(
    (file) => file !== '' && existsSync(file),
  )

/** @param {string[]} parameters */
const apt = (parameters) =>
  runQuietly('apt-get', ['-y', '-q', ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const installByApt = async () => {
  await apt(['update'])
  return apt(['install', '--no-install-recommends', 'chromium', 'fonts-liberation'])
}

/**
 * Finds the browser, installing it where this user may. Answers its program, or why there is none.
 * @returns {Promise<{ chromium: string } | { missing: string }>}
 */
export const ensureChromium = async () => {
  const found = findChromium()
  if (found !== undefined) return { chromium: found }
  const advice =
    'Chromium is missing: install it ("sudo apt-get install chromium") or name one in ARRIERO_CHROMIUM.'
  if (process.getuid?.() !== 0) return { missing: advice }
  const texts = { doing: 'Installing chromium by apt-get…', done: 'chromium by apt-get', alone: true }
  const { code, output } = await withProgress(texts, installByApt)
  const installed = findChromium()
  if (installed !== undefined) return { chromium: installed }
  return { missing: code === 0 ? advice : `${advice}\n${output.trimEnd()}` }
}
