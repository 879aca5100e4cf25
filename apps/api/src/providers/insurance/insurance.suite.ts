/** What every insurer driver keeps, run against any of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InsuranceRequest, Insurer } from './port.ts'

export type OpenInsurer = () => Promise<{ insurer: Insurer; close(): Promise<void> }>

export const insurerSuite = (
  name: string,
  open: OpenInsurer,
  request: (change?: Partial<InsuranceRequest>) => InsuranceRequest,
): void => {
  describe(`an insurer: ${name}`, () => {
    let insurer: Insurer
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await open()
      insurer = opened.insurer
      close = () => opened.close()
    })
    afterAll(() => close())

    let count = 0
    const fresh = (change: Partial<InsuranceRequest> = {}) => {
      count += 1
      return request({ reference: `suite-${Date.now()}-${count}`, ...change })
    }

    test('lists what it insures, each thing with its code', async () => {
      const { commodities, packagings, mobilizations } = await insurer.catalogues()
      for (const list of [commodities, packagings, mobilizations]) expect(list.length).toBeGreaterThan(2)
      expect(new Set(commodities.map((commodity) => commodity.cod_mercan)).size).toBe(commodities.length)
    })

    test('quotes without selling', async () => {
      const asked = fresh()
      const quote = await insurer.quote(asked)
      expect(quote.link).toMatch(/^https?:\/\//)
      expect(await insurer.find(asked.reference)).toBeUndefined()
    })

    test('gives the same quotation for the same request', async () => {
      const asked = fresh()
      expect(await insurer.quote(asked)).toEqual(await insurer.quote(asked))
    })

    test('issues a policy that can be found by our reference', async () => {
      const asked = fresh()
      const policy = await insurer.issue(asked)
      expect(await insurer.find(asked.reference)).toEqual({ ...policy, reference: asked.reference })
    })

    test('issues one policy however often and however simultaneously it is asked', async () => {
      const asked = fresh()
      const policies = await Promise.all(Array.from({ length: 16 }, () => insurer.issue(asked)))
      expect(new Set(policies.map((policy) => policy.policyNumber)).size).toBe(1)
      expect(new Set(policies.map((policy) => policy.link)).size).toBe(1)
    })

    test('issues different policies for different services', async () => {
      const [first, second] = [await insurer.issue(fresh()), await insurer.issue(fresh())]
      expect(first.policyNumber).not.toBe(second.policyNumber)
    })

    test('rejects another request under a reference it knows', async () => {
      const asked = fresh()
      await insurer.issue(asked)
      const other = { ...asked, declaredPesos: asked.declaredPesos + 1 }
      await expect(insurer.issue(other)).rejects.toMatchObject({ kind: 'rejected' })
    })

    const uninsurable: [string, Partial<InsuranceRequest>][] = [
      ['a value over the limit', { declaredPesos: 500_000_001 }],
      ['no value', { declaredPesos: 0 }],
      ['half a peso', { declaredPesos: 1.5 }],
      ['an unknown commodity', { commodity: { code: 'no-such', name: 'Nada', typeCode: '1' } }],
      ['nobody insured', { insured: { name: '', identification: '' } }],
    ]
    test.each(uninsurable)('rejects %s and sells nothing', async (_what, change) => {
      const asked = fresh(change)
      await expect(insurer.issue(asked)).rejects.toMatchObject({ name: 'ProviderError', kind: 'rejected' })
      expect(await insurer.find(asked.reference)).toBeUndefined()
    })

    test('annuls a policy, and annulling again changes nothing', async () => {
      const asked = fresh()
      const { policyNumber } = await insurer.issue(asked)
      await insurer.annul(policyNumber)
      const annulled = await insurer.find(asked.reference)
      expect(annulled?.annulledAt).toBeInstanceOf(Date)
      await insurer.annul(policyNumber)
      expect(await insurer.find(asked.reference)).toEqual(annulled)
      await expect(insurer.issue(asked)).rejects.toMatchObject({ kind: 'rejected' })
    })

    test('rejects the annulment of a policy it never issued', async () => {
      await expect(insurer.annul('TCM-2026-000000000000')).rejects.toMatchObject({ kind: 'rejected' })
    })
  })
}
