import { isUnderWay, orderStatus } from '@arriero/domain/orders/orders'
import { useState } from 'react'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useNow } from '#shared/use-now.ts'
import { ordersTexts } from '../orders.texts.ts'
import type { SeenOrder } from '../data/seen-order.ts'
import { TripProgress } from './TripProgress.tsx'
import { useOrderWay } from './use-order-way.ts'

interface RouteMapProps {
  order: SeenOrder
  heightPx?: number
}

/** Origin, destination, route and the driver's live position; the same in words below. Spec §2. */
export const RouteMap = ({ order, heightPx = 420 }: RouteMapProps) => {
  const styleUrl = useMapStyle()
  const { line, trail, trailGaps, passes, truck, near, isOpen, location } = useOrderWay(order)
  const now = useNow()
  const [isFollowing, setFollowing] = useState(false)
  const { origin, destination } = order
  const isRunning = isUnderWay(order.status)
  return (
    <>
      <MapView
        label={ordersTexts.map.label(origin.name, destination.name)}
        styleUrl={styleUrl}
        origin={origin}
        destination={destination}
        truck={truck}
        hasBegun={order.status === orderStatus.running}
        near={near}
        route={line}
        trail={trail}
        trailGaps={trailGaps}
        passes={passes}
        distanceKm={order.distanceKm}
        isFollowing={isFollowing}
        heightPx={heightPx}
        now={new Date(now).toISOString()}
      />
      {isOpen && location && <TripProgress location={location} now={now} />}
      {isRunning && (
        <p>
          {truck ? isOpen && ordersTexts.map.live : ordersTexts.map.noPosition}{' '}
          {truck && (
            <Button
              size="small"
              icon="navigation"
              aria-pressed={isFollowing}
              onClick={() => setFollowing(!isFollowing)}
            >
              {isFollowing ? ordersTexts.map.unfollow : ordersTexts.map.follow}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
