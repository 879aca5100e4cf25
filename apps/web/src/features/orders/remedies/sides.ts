/** Whom staff may call about a service. */
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { CalledSide } from '@arriero/domain/house/inbox'

type Order = OrderFor<'admin'>
type Person = NonNullable<Order['carrier']>

/** Each person once: a carrier who drives himself is called as the carrier. */
export const reachedOf = ({ carrier, driver, client }: Order): { side: CalledSide; who: Person }[] =>
  [
    { side: 'carrier' as const, who: carrier },
    { side: 'driver' as const, who: driver?._id === carrier?._id ? null : driver },
    { side: 'client' as const, who: client },
  ].flatMap(({ side, who }) => (who ? [{ side, who }] : []))

/** The first is who is mostly called; every service has its client. */
export const sidesOf = (order: Order): readonly [CalledSide, ...CalledSide[]] => {
  const [first = 'client', ...others] = reachedOf(order).map(({ side }) => side)
  return [first, ...others]
}
