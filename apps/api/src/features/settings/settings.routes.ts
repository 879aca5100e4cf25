import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'

export const settingsRoutes: Served[] = [
  serve(api.settings.open, async ({ facts }) => ({
    brand: facts.brand,
    phone: facts.phone,
    email: facts.email,
    links: facts.links,
    mapStyleUrl: facts.mapStyleUrl,
    isDemo: facts.isDemo,
  })),
]
