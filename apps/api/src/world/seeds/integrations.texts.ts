/** What the demo's companies call their keys. */
export const integrationSeeds = {
  client: { key: 'ERP de despachos' },
  carrier: { key: 'Sistema de flota' },
} as const
