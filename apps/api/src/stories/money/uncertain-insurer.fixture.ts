/** Services insured at an insurer whose answers get lost. */
import { api } from '@arriero/contract'
import type { Insurer } from '#providers/insurance/port.ts'
import { naiveInsurer } from '#providers/insurance/naive-insurer.fixture.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

export const openInsuredStage = async () => {
  const stage = await openStage()
  const { house, called, fleet, services } = stage
  const client = await called('cliententerprise')
  const { insurer } = house.openCtx().providers
  const lists = await client.send(api.insurance.catalogues, {})

  const wanted = (orderId: string, declaredPesos: number) => ({
    body: {
      orderId,
      responseMercancias: { id: lists.responseMercancias[0]?.cod_mercan ?? '' },
      responseEmpaque: lists.responseEmpaque[0]?.cod_tipemp ?? '',
      responseMovili: lists.responseMovili[0]?.cod_movili ?? '',
      priceCommodity: declaredPesos,
    },
  })

  /** Policies of one service at an insurer whose answers can be lost, and what it was asked to annul. */
  const uncertain = async () => {
    const kept = { issue: insurer.issue, find: insurer.find, annul: insurer.annul }
    const naive = naiveInsurer(() => 'before')
    const asked: Parameters<Insurer['issue']>[0][] = []
    const annulled: string[] = []
    Object.assign(insurer, {
      find: naive.find,
      issue: async (request: (typeof asked)[number]) => {
        asked.push(request)
        return naive.issue(request)
      },
      annul: async (policyNumber: string) => {
        annulled.push(policyNumber)
      },
    })
    const own = await fleet()
    const _id = await services.taken(client, own, { inMs: 5 * hourMs })
    await client.send(api.insurance.create, wanted(_id, 20_000_000))
    await house.world.pay(client.actor, _id)
    await house.jobs.runJobs()
    const [first] = asked
    if (!first) throw new Error('the insurer was not asked')
    /** The insurer had received the first request after all, and sells its policy. */
    const sellLate = () => {
      const late = naiveInsurer(() => undefined)
      Object.assign(insurer, { find: late.find })
      return late.issue(first)
    }
    return { _id, own, annulled, sellLate, giveBack: () => Object.assign(insurer, kept) }
  }

  const policyOf = (_id: string) =>
    house.database.db
      .selectFrom('insurance_policies')
      .select(['state', 'policy_number'])
      .where('order_id', '=', _id)
      .executeTakeFirstOrThrow()

  const sweepSoon = async () => {
    house.clock.forward(6 * minuteMs)
    await house.jobs.runJobs()
  }

  return { ...stage, client, insurer, wanted, uncertain, policyOf, sweepSoon }
}
