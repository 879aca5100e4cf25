import { joinCredits } from '#providers/credits.texts.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { RoutingProvider } from './port.ts'

/** Routers of others tell ways only. */
export type OutsideRouter = Pick<RoutingProvider, 'routes' | 'attribution'>

/** A router that is silent must not stop an order: the embedded one answers in its place, and `onFailure` hears of it. */
export const withFallback = (
  outside: OutsideRouter,
  embedded: RoutingProvider,
  onFailure: (error: ProviderError) => void,
): RoutingProvider => ({
  attribution: joinCredits(outside.attribution, embedded.attribution),
  nearest: (point) => embedded.nearest(point),
  close: () => embedded.close(),
  routes: async (points, asked) => {
    try {
      return await outside.routes(points, asked)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      onFailure(error)
      return embedded.routes(points, asked)
    }
  },
})
