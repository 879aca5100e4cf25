import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
import { chromium, expect } from '@playwright/test'
process.env.ARRIERO_WEB = '/tmp/e2edist'
const { default: serve } = await import('./serve.ts')
const config = (await import('./playwright.config.ts')).default
const stop = await serve()
const browser = await chromium.launch(config.use.launchOptions)
const raw = browser.newContext.bind(browser)
browser.newContext = async (o) => { const c = await raw({ locale:'es-CO', timezoneId:'America/Bogota', reducedMotion:'reduce', ...o }); c.setDefaultTimeout(30000); return c }
const w = {}; let v = 0
const A = async () => { v++; const q = `?v=${v}`; return { people: await import('./people.ts'), hand: await import('./acts/by-hand.ts'+q), client: await import('./acts/client.ts'+q), ent: await import('./acts/enterprise.ts'+q), drv: await import('./acts/driver.ts'+q), map: await import('./acts/map.ts'+q) } }
const AF = Object.getPrototypeOf(async () => {}).constructor
createServer(async (req, res) => {
  let code = ''; for await (const p of req) code += p
  try { const r = await new AF('w','expect','browser','A','url', code)(w, expect, browser, await A(), process.env.ARRIERO_URL); res.end(JSON.stringify(r ?? 'ok', null, 1) + '\n') }
  catch (e) { res.end(String(e.stack).replace(/\u001b\[\d+m/g,'').slice(0, 2500) + '\n') }
}).listen(7788)
process.on('SIGTERM', async () => { await browser.close(); await stop(); process.exit(0) })
console.log('up', process.env.ARRIERO_URL)
