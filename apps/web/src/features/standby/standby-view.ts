/** The meter of a service as its readers got it. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { standbyStateTones } from '@arriero/contract/es/standby'
import { fromPercent } from '@arriero/domain/money/rates'
import type { StateTone } from '#shared/plain/values/StateTag.tsx'
import type { StatementLine } from '#shared/plain/values/Statement.tsx'
import { formatMoney, formatPercent } from '#shared/format.ts'
import { standbyTexts as texts } from './standby.texts.ts'

export type Standby = ReplyOf<typeof api.standby.detail>
export type StandbyShown = Standby['state'] | 'paid'

/** Once paid that is all there is to say. */
export const shownState = ({ state, paidAt }: Pick<Standby, 'state' | 'paidAt'>): StandbyShown =>
  paidAt === null ? state : 'paid'

export const stateTones: Readonly<Record<StandbyShown, StateTone>> = {
  ...standbyStateTones,
  running: 'waiting',
  none: 'off',
  paid: 'good',
}

const vatLine = ({ net, vat, vatPercent }: Standby): StatementLine =>
  vatPercent === 0
    ? { what: texts.statement.noVat, amountPesos: vat }
    : {
        what: texts.statement.vat,
        basePesos: net,
        rate: formatPercent(fromPercent(vatPercent) ?? 0),
        amountPesos: vat,
      }

export const standbyLines = (standby: Standby): StatementLine[] => [
  {
    what: texts.statement.hours(texts.hours(standby.hours)),
    amountPesos: standby.net,
    note: `${texts.hours(standby.hours)} × ${formatMoney(standby.tariff.hourPesos)}`,
  },
  vatLine(standby),
  { what: texts.statement.total, amountPesos: standby.total, isTotal: true },
]
