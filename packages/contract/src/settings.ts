import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const settings = {
  open: endpoint({
    method: 'GET',
    path: '/setting/open',
    summary: 'What the portal must know before anybody logs in: brand, contact, map style.',
    access: 'public',
    reply: z.object({
      brand: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      links: z.record(z.string(), z.string()),
      mapStyleUrl: z.string().nullable(),
      isDemo: z.boolean(),
    }),
    errors: [],
  }),
}
