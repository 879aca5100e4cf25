import { inflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { key, openOffice, prefix, request } from '../insurance.fixture.ts'
import type { Office } from '../insurance.fixture.ts'

/** The words of a PDF made with the standard fonts: inflated pages, hexadecimal strings, Latin letters. */
const wordsOf = (pdf: Buffer): string => {
  const pages = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const texts = pages.flatMap((page) => [...page.matchAll(/\[([^\]]*)\] TJ/g)])
  const letters = (text: string) => [...text.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('')
  return texts.map(([, text]) => Buffer.from(letters(text ?? ''), 'hex').toString('latin1')).join('\n')
}

const download = async (link: string) => {
  const answer = await fetch(link)
  return { answer, pdf: Buffer.from(await answer.arrayBuffer()) }
}

describe('the sandbox insurer', () => {
  let office: Office
  beforeEach(async () => {
    office = await openOffice({ now: () => new Date('2026-11-21T15:30:00Z') })
  })
  afterEach(() => office.close())
  test('prints a policy with its parties, trip, values, VAT and cover', async () => {
    const { link, policyNumber } = await office.insurer.issue(request())
    const { answer, pdf } = await download(link)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const words = wordsOf(pdf)
    const expected = [
      policyNumber,
      'PÓLIZA',
      'Cafetería Nariño S. A. S.',
      '900123456-8',
      'Medellín, Antioquia',
      'Bogotá, D. C.',
      'Café en grano o pergamino (0104)',
      '$85.000.000',
      '$127.500',
      'IVA (19 %)',
      '$24.225',
      '$151.725',
      '21 Nov 2026, 10:30 a. m.',
      '25 Nov 2026, 8:00 a. m.',
    ]
    for (const word of expected) expect(words).toContain(word)
    expect(words).not.toContain('COTIZACIÓN')
    expect(words).not.toContain('ANULADA')
  })

  test('prints a quotation that calls itself one and promises no cover', async () => {
    const { link } = await office.insurer.quote(request())
    const words = wordsOf((await download(link)).pdf)
    expect(words).toContain('COTIZACIÓN')
    expect(words).toContain('no otorga cobertura')
    expect(words).not.toContain('PÓLIZA')
  })

  test('prints ANULADA on an annulled policy, under the same link', async () => {
    const { link, policyNumber } = await office.insurer.issue(request())
    await office.insurer.annul(policyNumber)
    expect(wordsOf((await download(link)).pdf)).toContain('ANULADA')
  })

  test('keeps to one page even with the longest words it takes', async () => {
    const long = 'Muy larga '.repeat(30).trim()
    const { link } = await office.insurer.issue(
      request({ origin: long, destination: long, insured: { name: long, identification: '1' } }),
    )
    const { pdf } = await download(link)
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test('prints characters outside its letters as a question mark, never as another letter', async () => {
    const { link } = await office.insurer.issue(
      request({ insured: { name: 'Ña 名 <b>', identification: '1' } }),
    )
    expect(wordsOf((await download(link)).pdf)).toContain('Ña ? <b>')
  })

  test('keeps its policies over a restart, under the same link', async () => {
    const policy = await office.insurer.issue(request())
    await office.close()
    office = await openOffice({
      drawers: office.drawers,
      publicUrl: 'https://arriero.co/sandbox/aseguradora',
    })
    const found = await office.insurer.find(request().reference)
    expect(found).toMatchObject({ policyNumber: policy.policyNumber, issuedAt: policy.issuedAt })
    expect(found?.link).toBe(
      policy.link.replace(/^.*(?=\/documentos)/, 'https://arriero.co/sandbox/aseguradora'),
    )
  })

  test('serves a document only to who knows its whole name', async () => {
    const { link } = await office.insurer.issue(request())
    const lastChanged = link.replace(/.\.pdf$/, (end) => `${end.startsWith('0') ? '1' : '0'}.pdf`)
    for (const guess of [
      lastChanged,
      link.replace(/-[0-9a-f]{32}/, ''),
      `${office.base}/documentos/..%2f..%2fx.pdf`,
    ]) {
      expect((await fetch(guess)).status).toBe(404)
    }
  })

  const doors = [
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer otra' }],
    ['the key without its scheme', { authorization: key }],
  ] as const
  test.each(doors)('refuses calls with %s and tells nothing', async (_what, headers) => {
    for (const path of ['/catalogues', '/policies/x']) {
      const answer = await office.app.inject({ url: `${prefix}${path}`, headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ code: 'unauthorized', message: 'unauthorized' })
    }
  })

  test('answers a body that is no JSON in its own protocol', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await office.app.inject({
      method: 'POST',
      url: `${prefix}/policies`,
      headers,
      payload: '{',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
  })

  test('offers about forty commodities, fifteen packagings and five kinds of mobilization', async () => {
    const { commodities, packagings, mobilizations } = await office.insurer.catalogues()
    expect(commodities.length).toBeGreaterThanOrEqual(40)
    expect(packagings.length).toBeGreaterThanOrEqual(15)
    expect(mobilizations).toHaveLength(5)
  })
})
