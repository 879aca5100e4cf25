/** What each call answers: its success fields, or an error in their place. Spec §7. */
import { api } from '@arriero/contract'
import { isPerViewer, type Endpoint } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openStage } from '../stage.fixture.ts'

const { house } = await openStage()
const endpoints = Object.values(api).flatMap((room): Endpoint[] => Object.values(room))

/** The fields of a reply, which leaves the server with these and no others. */
const fieldsOf = (shape: z.ZodType | undefined, path: readonly string[] = []): string[] => {
  if (!(shape instanceof z.ZodObject)) return []
  const [first, ...rest] = path
  const inner = first === undefined ? undefined : (shape.shape[first] as z.ZodType | undefined)
  return first === undefined ? Object.keys(shape.shape) : fieldsOf(inner, rest)
}
const replyFields = ({ reply }: Endpoint, path?: readonly string[]): string[] =>
  (isPerViewer(reply) ? Object.values(reply.viewers) : [reply]).flatMap((shape) => fieldsOf(shape, path))

type Reply = Record<string, unknown>

/** Calls an endpoint without a session and with an empty body, to be refused. */
const refused = async ({ method, path }: Endpoint): Promise<Reply> => {
  const answer = await house.app.inject({
    method,
    url: `/v1${path.replaceAll(/\{\w+\}/g, 'f'.repeat(24))}`,
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  expect(answer.statusCode, path).toBeGreaterThanOrEqual(400)
  return answer.json<Reply>()
}

test.each<[string, Endpoint, readonly string[]]>([
  ['POST /auth/tokenbackoffice -> token, user, error', api.sessions.logIn, ['token', 'user']],
  ['POST /user/resetpassword -> updated, mensaje', api.recovery.reset, ['updated']],
  ['POST /user/create -> _id or error', api.accounts.create, ['_id']],
  ['PUT /user/update/{_id} -> updated or error', api.accounts.update, ['updated']],
  ['POST /order/create -> _id or error', api.orders.create, ['_id']],
  ['PUT /order/update/{_id} -> updated or error', api.orders.update, ['updated']],
  ['POST /order/suggested/price -> price or error', api.orders.suggestedPrice, ['price']],
  ['POST /order/cancellation/client -> _id or error', api.cancellations.cancel, ['_id']],
  [
    'GET /order/insurance/commodity/movili -> responseMercancias, responseEmpaque, responseMovili',
    api.insurance.catalogues,
    ['responseMercancias', 'responseEmpaque', 'responseMovili'],
  ],
  ['POST /order/create/insurance -> data.link', api.insurance.create, ['data']],
  [
    'GET /increase/all -> profit, insurance, percent, percentArrieroInsurance, _id',
    api.rates.all,
    ['profit', 'insurance', 'percent', 'percentArrieroInsurance', '_id'],
  ],
  ['POST /offer/create -> _id or error', api.offers.create, ['_id']],
  ['POST /calification/create/backoffice -> _id', api.ratings.create, ['_id']],
  ['POST /document/create -> _id', api.legalDocuments.create, ['_id']],
  ['PUT /document/update/{_id} -> updated', api.legalDocuments.update, ['updated']],
  ['POST /pqr/create -> _id or errors', api.support.create, ['_id']],
  ['PUT /pqr/update/{_id} -> updated', api.support.update, ['updated']],
])('%s', async (said, endpoint, fields) => {
  expect(said).toContain(`${endpoint.method} ${endpoint.path} `)
  expect(replyFields(endpoint)).toEqual(expect.arrayContaining([...fields]))
  const reply = await refused(endpoint)
  expect(reply['error']).toMatch(/^\p{Lu}.+/u)
  if (endpoint.errorKey) expect(reply[endpoint.errorKey]).toBe(reply['error'])
  expect(Object.keys(reply).filter((key) => fields.includes(key))).toEqual([])
})

test('the answer of a policy has its link, that of a recovery its mensaje where it fails', () => {
  expect(replyFields(api.insurance.create, ['data'])).toContain('link')
  expect([api.recovery.reset.errorKey, api.support.create.errorKey]).toEqual(['mensaje', 'errors'])
})

/** Whether a file could be written is what is asked there. */
const tellsOfErrors = api.exports.state.path

test('every response carries either an error or success fields', async () => {
  const closed = endpoints.filter(({ access }) => typeof access !== 'string')
  expect(closed.length).toBeGreaterThan(100)
  for (const endpoint of closed) {
    const { error, code, requestId, ...others } = await refused(endpoint)
    const named = endpoint.errorKey ? { [endpoint.errorKey]: error } : {}
    expect([typeof error, typeof code, typeof requestId], endpoint.path).toEqual([
      'string',
      'string',
      'string',
    ])
    expect(others, endpoint.path).toEqual(named)
    if (endpoint.path !== tellsOfErrors) expect(replyFields(endpoint), endpoint.path).not.toContain('error')
  }
})
