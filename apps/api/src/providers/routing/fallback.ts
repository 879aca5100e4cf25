import { ProviderError } from '#providers/provider-error.ts'
import type { RoutingProvider } from './port.ts'

/** A router that is silent must not stop an order: the embedded one answers in its place, and `onFailure` hears of it. */
export const withFallback = (
  outside: RoutingProvider,
  embedded: RoutingProvider,
  onFailure: (error: ProviderError) => void,
): RoutingProvider => ({
  attribution: `${outside.attribution} · ${embedded.attribution}`,
  route: async (from, to) => {
    try {
      return await outside.route(from, to)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      onFailure(error)
      return embedded.route(from, to)
    }
  },
})
