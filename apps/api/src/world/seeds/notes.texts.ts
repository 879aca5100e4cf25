/** What the staff of the demo world notes about services; `{name}` is a colleague who is called. */
export type NoteSeed = {
  from: 'administrator' | 'soport' | 'accountancy'
  calls?: NoteSeed['from']
  minutesAgo: number
  text: string
}

/** Of services on the road, then of those that wait to leave. */
export const roadNotes: readonly NoteSeed[] = [
  {
    from: 'soport',
    minutesAgo: 64,
    text: 'Llamó el cliente: pregunta por el cierre en la vía. Le dije que va despacio, no detenido.',
  },
  {
    from: 'administrator',
    calls: 'soport',
    minutesAgo: 31,
    text: 'Gracias. @{name}, si pregunta otra vez, páseme la llamada.',
  },
]

export const gateNotes: readonly NoteSeed[] = [
  {
    from: 'administrator',
    calls: 'accountancy',
    minutesAgo: 120,
    text: '@{name}, el cliente pide la factura a nombre de otra sede. ¿Se puede antes del cargue?',
  },
  { from: 'accountancy', minutesAgo: 97, text: 'Sí, si la confirma por escrito hoy. Ya le respondí.' },
]
