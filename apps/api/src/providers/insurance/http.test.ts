import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { httpInsurer } from './http.ts'
import { openOffice, request } from './insurance.fixture.ts'
import { insurerSuite } from './insurance.suite.ts'

insurerSuite(
  'the HTTP driver with the sandbox',
  async () => {
    const office = await openOffice()
    return { insurer: office.insurer, close: () => office.close() }
  },
  request,
)

describe('the HTTP driver of the insurer', () => {
  let close: (() => void) | undefined
  afterEach(() => close?.())

  /** An insurer that answers every call alike; `undefined` never answers. */
  const answering = async (status?: number, body = '') => {
    const server = createServer((_request, response) => {
      if (status === undefined) return
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    close = () => {
      server.closeAllConnections()
      server.close()
    }
    const { port } = server.address() as AddressInfo
    // Long enough for an answer on a busy machine; none is waited for where none comes.
    const timeoutMs = status === undefined ? 80 : 5_000
    return httpInsurer({ baseUrl: `http://127.0.0.1:${port}`, key: 'x', timeoutMs })
  }

  const failures: [string, number | undefined, string, string][] = [
    ['no answer in time', undefined, '', 'timeout'],
    ['a fault of its own, which may come after the act', 500, '{}', 'timeout'],
    ['a gateway that lost it', 504, '', 'timeout'],
    ['closed doors', 503, '', 'unavailable'],
    ['too many calls', 429, '', 'unavailable'],
    ['a wrong key', 401, '{"code":"unauthorized"}', 'unavailable'],
    ['a wrong address', 404, '<html>', 'unavailable'],
    ['a refusal', 422, '{"code":"not_insurable"}', 'rejected'],
    ['no JSON', 200, '<html>', 'garbled'],
    ['half an answer', 200, '{"policyNumber":', 'garbled'],
    ['JSON of another shape', 200, '{"policyNumber":7}', 'garbled'],
    ['a redirect', 302, '', 'timeout'],
  ]
  test.each(failures)('tells %s by its kind', async (_what, status, body, kind) => {
    const insurer = await answering(status, body)
    await expect(insurer.issue(request())).rejects.toMatchObject({ name: 'ProviderError', kind })
  })

  test('tells that nothing was sent when nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const insurer = httpInsurer({ baseUrl: `http://127.0.0.1:${port}`, key: 'x', timeoutMs: 5_000 })
    await expect(insurer.issue(request())).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('reads no policy only from the protocol’s own words', async () => {
    expect(await (await answering(404, '{"code":"not_found"}')).find('x')).toBeUndefined()
  })
})
