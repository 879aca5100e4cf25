// The browsers of the browser tests: Debian's chromium, and the one without windows, which does the same with a fifth less work.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly, withProgress } from '../launch/processes.mjs'

const windowless = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's browser on a machine without a way out: it must not look for one. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
]

/** @param {string[]} names */
const onPath = (names) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** @param {string[]} files */
const firstOf = (files) => files.find((file) => file !== '' && existsSync(file))

/** The browser's program, or undefined where there is none. */
export const findChromium = () =>
  firstOf([process.env['ARRIERO_CHROMIUM'] ?? '', ...onPath(whole), ...macApps])

const findWindowless = () => firstOf(onPath([windowless]))

/** @param {string[]} parameters */
const apt = (parameters) =>
  runQuietly(
    'apt-get',
    ['-y', '-q', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...parameters],
    { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  )

/** @param {string[]} packages */
const installByApt = (packages) => async () => {
  await apt(['update'])
  return apt(['install', '--no-install-recommends', ...packages, 'fonts-liberation'])
}

/** @param {string} name @param {string[]} packages */
const installTold = (name, packages) =>
  withProgress(
    { doing: `Installing ${name} by apt-get…`, done: `${name} by apt-get`, alone: true },
    installByApt(packages),
  )

const mayInstall = () => process.getuid?.() === 0 && firstOf(onPath(['apt-get'])) !== undefined

/** Where there is no such package (Ubuntu), or no way to it, the whole browser does its work. @param {string} chromium */
const ensureWindowless = async (chromium) => {
  if (process.env['ARRIERO_CHROMIUM']) return chromium
  if (findWindowless() === undefined && mayInstall()) await installTold(windowless, [windowless])
  return findWindowless() ?? chromium
}

/**
 * Finds the browsers, installing them where this user may. Answers their programs, or why there is none.
 * @returns {Promise<{ chromium: string, windowless: string } | { missing: string }>}
 */
export const ensureChromium = async () => {
  const found = findChromium()
  if (found !== undefined) return { chromium: found, windowless: await ensureWindowless(found) }
  const advice =
    'Chromium is missing: install it ("sudo apt-get install chromium") or name one in ARRIERO_CHROMIUM.'
  if (!mayInstall()) return { missing: advice }
  const { code, output } = await installTold('chromium', ['chromium'])
  const installed = findChromium()
  if (installed !== undefined) return { chromium: installed, windowless: await ensureWindowless(installed) }
  return { missing: code === 0 ? advice : `${advice}\n${output.trimEnd()}` }
}

/**
 * A step in a browser; without one it has failed, and says what is missing.
 * @param {(browser: { chromium: string, windowless: string }) => Promise<import('./steps.mjs').Outcome>} run
 */
export const inChromium = async (run) => {
  const browser = await ensureChromium()
  return 'missing' in browser ? { passed: 0, failed: 1, output: browser.missing } : run(browser)
}
