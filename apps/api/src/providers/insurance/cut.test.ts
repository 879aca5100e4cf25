import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProviderError } from '#providers/provider-error.ts'
import { openOffice, request } from './insurance.fixture.ts'
import type { Office } from './insurance.fixture.ts'
import { lineFaults, naiveInsurer } from './naive-insurer.fixture.ts'
import { issueSettled } from './settled-issue.ts'

/** Where the line breaks: before the insurer acts, after it acted, never; or it holds the answer back. */
type Fault = 'before' | 'after' | 'hold' | undefined

const isPurchase = (method: string, url: string) => method === 'POST' && url.endsWith('/policies')

describe('an insurer on a bad line', () => {
  let office: Office
  let faults: Fault[]
  beforeEach(async () => {
    faults = []
    office = await openOffice({
      timeoutMs: 1_000,
      prepare(app) {
        app.addHook('preHandler', async ({ method, url, raw }, reply) => {
          if (!isPurchase(method, url) || faults[0] !== 'before') return
          faults.shift()
          reply.hijack()
          raw.socket.destroy()
        })
        app.addHook('onSend', async ({ method, url, raw }) => {
          if (!isPurchase(method, url)) return
          const fault = faults.shift()
          if (fault === 'after') raw.socket.destroy()
          if (fault === 'hold') await new Promise((resolve) => setTimeout(resolve, 1_500))
        })
      },
    })
  })
  afterEach(() => office.close())
  const keptPapers = () => office.drawers('insurer').newestFirst(1_000)

  test('keeps a purchase whose answer was lost: asking finds it, and it is bought once', async () => {
    faults = ['after']
    await expect(office.insurer.issue(request())).rejects.toMatchObject({ kind: 'timeout' })
    const found = await office.insurer.find(request().reference)
    expect(found?.policyNumber).toMatch(/^TCM-/)
    const again = await office.insurer.issue(request())
    expect(again.policyNumber).toBe(found?.policyNumber)
    expect(await keptPapers()).toHaveLength(1)
  })

  test('settles a purchase by lookup when its answer was lost or late', async () => {
    faults = ['after']
    const lost = await issueSettled(office.insurer, request({ reference: 'lost' }))
    faults = ['hold']
    const late = await issueSettled(office.insurer, request({ reference: 'late' }))
    for (const policy of [lost, late]) expect(policy.policyNumber).toMatch(/^TCM-/)
    expect(await keptPapers()).toHaveLength(2)
  })

  test('sells nothing when the line breaks before it acts, and sells when asked again', async () => {
    faults = ['before']
    await expect(issueSettled(office.insurer, request())).rejects.toMatchObject({ kind: 'timeout' })
    expect(await keptPapers()).toEqual([])
    expect((await issueSettled(office.insurer, request())).policyNumber).toMatch(/^TCM-/)
  })

  test('stays unknown when the insurer cannot be asked', async () => {
    const deaf = { ...office.insurer, find: () => Promise.reject(new ProviderError('timeout')) }
    faults = ['after']
    await expect(issueSettled(deaf, request())).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('buys nothing twice over two hundred cuts with retries', async () => {
    const kinds: Fault[] = ['after', undefined, 'after']
    for (let cut = 0; cut < 200; cut += 1) {
      const asked = request({ reference: `cut-${cut}` })
      faults = [kinds[cut % kinds.length], 'after']
      const first = await issueSettled(office.insurer, asked)
      const second = await issueSettled(office.insurer, asked)
      expect(second).toMatchObject({ policyNumber: first.policyNumber, link: first.link })
    }
    expect(await keptPapers()).toHaveLength(200)
  }, 30_000)
})

describe('an insurer that would sell twice', () => {
  test('sells once over two hundred cuts, since every uncertain purchase is looked up before the next', async () => {
    for (let cut = 0; cut < 200; cut += 1) {
      let isCut = false
      const naive = naiveInsurer(() => {
        if (isCut) return undefined
        isCut = true
        return lineFaults[cut % lineFaults.length]
      })
      const asked = request({ reference: `naive-${cut}` })
      await issueSettled(naive, asked).catch(() => undefined)
      const bought = await issueSettled(naive, asked, 'again').catch(() =>
        issueSettled(naive, asked, 'again'),
      )
      expect(naive.sold.get(asked.reference)).toHaveLength(1)
      expect(bought.policyNumber).toBe(naive.sold.get(asked.reference)?.[0]?.policyNumber)
    }
  })

  test('would sell twice to who asks again without looking: the test can tell', async () => {
    const naive = naiveInsurer((reference) => (reference === 'blind' ? undefined : 'afterAndDeaf'))
    const asked = request({ reference: 'blind' })
    await issueSettled(naive, asked)
    await issueSettled(naive, asked)
    expect(naive.sold.get('blind')).toHaveLength(2)
  })
})
