/** Signs that a service is not what it seems. docs/decisions/0073. */
import { isFarOff, isYoungForIt, lowPriceOf } from '@arriero/domain/house/signals'
import type { Found } from './found.ts'
import type { Agreed, Stray } from './services.views.ts'

/** Of each side of it. */
export const youngAccounts = (services: readonly Agreed[]): Found[] =>
  services.flatMap(({ id, takenAt, carrier, client, carrierPesos, clientPesos }) => {
    const sides = [
      { ...carrier, side: 'carrier', pesos: carrierPesos },
      { ...client, side: 'client', pesos: clientPesos },
    ]
    return sides
      .filter((side) => isYoungForIt({ ...side, takenAt }))
      .map(({ userId, joinedAt, side, pesos }): Found => ({
        kind: 'youngAccount',
        key: userId,
        aboutId: userId,
        orderId: id,
        stakePesos: pesos,
        evidence: [
          {
            key: id,
            at: takenAt,
            userId,
            orderId: id,
            facts: { side, pesos, joinedAt: joinedAt.toISOString() },
          },
        ],
      }))
  })

export const lowPrices = (services: readonly Agreed[]): Found[] =>
  services.flatMap((service): Found[] => {
    const { id, takenAt, carrier, carrierPesos } = service
    const low = lowPriceOf(service)
    if (!low) return []
    const facts = { pesos: carrierPesos, usual: low.usualPesos, of: low.of, count: low.count }
    return [
      {
        kind: 'lowPrice',
        key: id,
        aboutId: carrier.userId,
        orderId: id,
        stakePesos: low.usualPesos - carrierPesos,
        // Agreed on anew for another price it is another thing to look at.
        evidence: [
          {
            key: `${carrier.userId} ${carrierPesos}`,
            at: takenAt,
            userId: carrier.userId,
            orderId: id,
            facts,
          },
        ],
      },
    ]
  })

export const farStrays = (strays: readonly Stray[]): Found[] =>
  strays
    .filter(({ km }) => isFarOff(km))
    .map(({ alertId, orderId, carrierId, driverId, vehicleId, at, km, stakePesos }): Found => ({
      kind: 'offRoute',
      key: orderId,
      aboutId: carrierId,
      orderId,
      stakePesos,
      evidence: [
        {
          key: alertId,
          at,
          userId: driverId ?? carrierId,
          vehicleId,
          orderId,
          facts: { km: Math.round(km) },
        },
      ],
    }))
