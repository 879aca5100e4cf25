import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { gapTexts } from './config.texts.ts'
import { installationGaps } from './installation-gaps.ts'

const whole = {
  DATABASE_URL: 'postgres://arriero@db/arriero',
  PUBLIC_URL: 'https://carga.example.co',
  TRUSTED_PROXIES: '10.0.0.2',
  PAYMENT_ACTION_URL: 'https://secure.payzen.lat/vads-payment/',
  PAYMENT_SITE_ID: '12345678',
  PAYMENT_KEY: 'llave',
  PAYMENT_MODE: 'PRODUCTION',
  INSURER_URL: 'https://seguros.example.co',
  INSURER_KEY: 'llave',
  MAIL_URL: 'smtps://correo.example.co',
  MAIL_FROM: 'Arriero <avisos@example.co>',
  CONTACT_PHONE: '6015550100',
}
const gapsOf = (settings: Record<string, string>) => installationGaps(readConfig(settings))
const without = (...names: (keyof typeof whole)[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.some((one) => one === name)))

test('a whole installation lacks nothing', () => {
  expect(gapsOf(whole)).toEqual([])
})

test('an empty one is told each thing in a sentence of its own', () => {
  const { publicUrl, database, payment, insurer, mail, contact } = gapTexts
  expect(gapsOf({})).toEqual([publicUrl, database, payment, insurer, mail, contact])
})

test.each([
  [without('PUBLIC_URL'), gapTexts.publicUrl],
  [{ ...whole, PUBLIC_URL: 'http://localhost:3000' }, gapTexts.publicUrl],
  [{ ...whole, PUBLIC_URL: 'http://carga.example.co' }, gapTexts.https],
  [without('TRUSTED_PROXIES'), gapTexts.proxies],
  [without('PAYMENT_ACTION_URL', 'PAYMENT_SITE_ID', 'PAYMENT_KEY', 'PAYMENT_MODE'), gapTexts.payment],
  [without('PAYMENT_MODE'), gapTexts.paymentTest],
  [without('INSURER_URL', 'INSURER_KEY'), gapTexts.insurer],
  [without('MAIL_URL', 'MAIL_FROM'), gapTexts.mail],
  [without('CONTACT_PHONE'), gapTexts.contact],
  [{ ...whole, LIMIT_FACTOR: '5' }, gapTexts.limits],
])('%j lacks one thing', (settings, gap) => {
  expect(gapsOf(settings)).toEqual([gap])
})

test('letters that anybody reads, and webhooks that reach inside, are told as well', () => {
  const open = { ...without('MAIL_URL', 'MAIL_FROM'), MAIL_SANDBOX: 'on' }
  expect(gapsOf(open)).toEqual([gapTexts.mail, gapTexts.mailOpen])
  const { DATABASE_URL: _, ...embedded } = { ...whole, WEBHOOK_PRIVATE_TARGETS: 'on' }
  expect(gapsOf(embedded)).toEqual([gapTexts.database, gapTexts.webhooks])
  expect(() => gapsOf({ ...whole, WEBHOOK_PRIVATE_TARGETS: 'on' })).toThrow(/WEBHOOK_PRIVATE_TARGETS/)
})
