import { defineConfig } from '@playwright/test'

const chromium = process.env['ARRIERO_CHROMIUM'] ?? '/usr/bin/chromium'
const windowless = process.env['ARRIERO_CHROMIUM_WINDOWLESS'] ?? chromium

/** Debian's browser on a machine without a way out: it must not look for one. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  // Names of the stories' own.
  '--host-resolver-rules=MAP *.test 127.0.0.1',
]

// Without a language of the machine's the browser would save «Liquidación.pdf» as «download».
const launch = { args: quiet, env: { ...process.env, LANG: 'C.UTF-8' } }

/** What is shown outside of every page only a whole browser shows. */
const outside = ['notifications.story.ts']

/** Begun first: whatever is long must not be what the others wait for in the end. */
const long = ['back-office-states', 'enterprise-chain', 'main-story', 'driver-offline']

/** Of the short form: a service from request to rating and what may befall it, money and papers, who comes in, and a line that is lost. */
const spine = [
  'main-story',
  'breakdown',
  'standby',
  'move-date',
  'driver-next-step',
  'own-driver-vehicle',
  'payment-refused',
  'lost-payment',
  'payouts',
  'withholdings',
  'back-office-prices',
  'back-office-pqr',
  'registration',
  'session',
  'lost-answer',
  'typed-whole',
]

const isShort = Boolean(process.env['ARRIERO_SHORT'])
const filesOf = (names: readonly string[]) => names.map((name) => `${name}.story.ts`)
const begunFirst = isShort ? spine.filter((name) => long.includes(name)) : long

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: filesOf(begunFirst) },
    {
      name: 'short',
      testMatch: isShort ? filesOf(spine) : '*.story.ts',
      testIgnore: [...filesOf(begunFirst), ...outside],
    },
    ...(isShort
      ? []
      : [
          {
            name: 'outside',
            testMatch: outside,
            use: { launchOptions: { ...launch, executablePath: chromium } },
          },
        ]),
  ],
  globalSetup: './serve.ts',
  // A story waits more than it works: two of them leave a quarter of two cores to a third.
  workers: 3,
  fullyParallel: false,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Who fails and then passes is unsteady: told apart, with the trace of the try that failed. Looking for such, every try counts.
  retries: process.env['ARRIERO_REPEAT'] ? 0 : 1,
  repeatEach: Number(process.env['ARRIERO_REPEAT'] ?? 1),
  outputDir: 'test-results',
  use: {
    actionTimeout: 20_000,
    // At rest it brings every screen into a browser that is new each time, a quarter of all work; stories of what opens without a line let it.
    serviceWorkers: 'block',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Fades are not waited for; the product leaves them out for whoever asks.
    contextOptions: { reducedMotion: 'reduce' },
    // What was done, what was asked for and what the page held at the end. A film, or the page at every step, takes the tenth of all.
    trace: { mode: 'retain-on-failure-and-retries', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...launch, executablePath: windowless },
  },
})
