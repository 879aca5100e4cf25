/** The driver for an insurer that speaks the protocol of `protocol.ts`; the sandbox is one. */
import { ProviderError } from '#providers/provider-error.ts'
import { callInsurer } from './http-call.ts'
import type { HttpInsurerConfig } from './http-call.ts'
import type { InsuranceRequest, Insurer, Policy } from './port.ts'
import { cataloguesShape, policyShape, quoteShape } from './protocol.ts'
import type { WirePolicy, WireRequest } from './protocol.ts'

const wire = (request: InsuranceRequest): WireRequest => ({
  ...request,
  coverFrom: request.coverFrom.toISOString(),
})

const policy = ({ issuedAt, annulledAt, ...rest }: WirePolicy): Policy => ({
  ...rest,
  issuedAt: new Date(issuedAt),
  ...(annulledAt === undefined ? {} : { annulledAt: new Date(annulledAt) }),
})

/** For calls whose object must exist: a 404 there is a refusal. */
const known = <T>(answer: T | undefined, what: string): T => {
  if (answer === undefined) throw new ProviderError('rejected', `insurer knows no ${what}`)
  return answer
}

export const httpInsurer = (config: HttpInsurerConfig): Insurer => ({
  async catalogues() {
    return known(
      await callInsurer(config, { method: 'GET', path: '/catalogues', shape: cataloguesShape }),
      'catalogue',
    )
  },
  async quote(request) {
    const call = { method: 'POST', path: '/quotes', body: wire(request), shape: quoteShape } as const
    return known(await callInsurer(config, call), 'quotation')
  },
  async issue(request) {
    const call = { method: 'POST', path: '/policies', body: wire(request), shape: policyShape } as const
    const { policyNumber, link, issuedAt } = policy(known(await callInsurer(config, call), 'policy'))
    return { policyNumber, link, issuedAt }
  },
  async find(reference) {
    const path = `/policies/${encodeURIComponent(reference)}`
    const found = await callInsurer(config, { method: 'GET', path, shape: policyShape })
    return found && policy(found)
  },
  async annul(policyNumber) {
    const path = `/policies/${encodeURIComponent(policyNumber)}/annulment`
    known(await callInsurer(config, { method: 'POST', path, shape: policyShape }), 'policy')
  },
})
