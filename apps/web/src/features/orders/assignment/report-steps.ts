/** Which steps of the trip the enterprise may report for its driver now. Decisions §7 "on behalf". */
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { milestones, type Milestone } from '@arriero/contract/places/tracking'

type Road = Pick<
  OrderFor<'carrier'>,
  | 'acts'
  | 'inPosition'
  | 'onTheWayAt'
  | 'loadingStartAt'
  | 'tripStartAt'
  | 'inFinishAt'
  | 'unloadingStartAt'
  | 'finishStartAt'
>

const isDone: Readonly<Record<Milestone, (road: Road) => boolean>> = {
  onTheWay: ({ onTheWayAt, inPosition }) => onTheWayAt !== null || inPosition,
  inPosition: ({ inPosition }) => inPosition,
  loadingStart: ({ loadingStartAt }) => loadingStartAt !== null,
  tripStart: ({ tripStartAt }) => tripStartAt !== null,
  inFinish: ({ inFinishAt }) => inFinishAt !== null,
  unloadingStart: ({ unloadingStartAt }) => unloadingStartAt !== null,
  finish: ({ finishStartAt }) => finishStartAt !== null,
}

/** In the order of the trip; the first is the next one. */
export const reportableSteps = (road: Road): Milestone[] =>
  milestones.filter((step) => road.acts[step] === null && !isDone[step](road))
