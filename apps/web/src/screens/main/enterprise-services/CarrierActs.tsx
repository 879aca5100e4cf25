import { isUnderWay } from '@arriero/domain/orders'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { reportableSteps } from '#features/assignments/report-steps.ts'
import { may, whyNot } from '#features/orders/seen-order.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'
import type { mineViews } from './enterprise-place.ts'
import { enterpriseTexts } from './enterprise.texts.ts'
import styles from './enterprise.module.css'

const texts = enterpriseTexts.acts

interface CarrierAct {
  word: string
  view: keyof typeof mineViews
  whyNot?: string | undefined
  isPrimary?: boolean
  isDangerous?: boolean
}

/** What its carrier can do with a service now; what is past or never was his is left out. */
const actsOf = (order: OrderFor<'carrier'>): CarrierAct[] => {
  const isAlive = isUnderWay(order.status)
  const word = order.vehicle ? texts.reassign : texts.assign
  return [
    ...(isAlive
      ? [{ word, view: 'asignar', whyNot: whyNot(order, 'assign'), isPrimary: !order.vehicle } as const]
      : []),
    ...(isAlive
      ? [
          {
            word: order.supportDocument ? texts.replaceSupport : texts.support,
            view: 'documento',
            whyNot: whyNot(order, 'loadSupportDocument'),
          } as const,
        ]
      : []),
    ...(reportableSteps(order).length > 0 ? [{ word: texts.report, view: 'reportar' } as const] : []),
    ...(may(order, 'rate') ? [{ word: texts.rate, view: 'calificar', isPrimary: true } as const] : []),
    ...(may(order, 'release') ? [{ word: texts.release, view: 'devolver', isDangerous: true } as const] : []),
  ]
}

export const CarrierActs = ({ order, address }: { order: OrderFor<'carrier'>; address: ServiceAddress }) => (
  <div className={styles.acts}>
    {actsOf(order).map((act) => (
      <ActButton
        key={act.view}
        whyNot={act.whyNot}
        isPrimary={act.isPrimary}
        isDangerous={act.isDangerous}
        onClick={() => address.open(order._id, act.view)}
      >
        {act.word}
      </ActButton>
    ))}
  </div>
)
