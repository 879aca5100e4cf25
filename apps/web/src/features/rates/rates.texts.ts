import { percentTexts } from '@arriero/contract/es/lists/rate-history'
import { vatBaseTexts } from '@arriero/contract/es/vat'
import type { PercentName } from '@arriero/contract/money/rates'

export const ratesTexts = {
  names: percentTexts,
  helps: {
    profit: 'Se suma al valor del transportador. Número entero.',
    insurance: 'Prima sobre el valor declarado de la carga.',
    percent: 'Sobre la base del flete y sobre la prima.',
    percentArrieroInsurance: 'Lo que queda de la prima; el resto se paga a la aseguradora.',
  } satisfies Record<PercentName, string>,
  vatBase: 'Base del IVA del flete',
  vatBases: vatBaseTexts,
  vatBaseHelp: 'Cambia con su propia fecha, más abajo.',
  save: 'Guardar porcentajes',
  saved: 'El porcentaje se ha actualizado correctamente',
  unchanged: 'No ha cambiado ningún porcentaje.',
  confirm: {
    title: 'Cambiar los porcentajes',
    act: 'Cambiar porcentajes',
    from: (from: string, to: string) => `de ${from} a ${to}`,
    effect:
      'Rigen desde ahora para ofertas y servicios nuevos. Lo ya ofertado, acordado o asegurado conserva los porcentajes de su momento.',
  },
  example: {
    title: 'Así queda la cuenta',
    help: 'Con los porcentajes escritos, antes de guardarlos.',
    carrierValue: 'Valor del transportador',
    declared: 'Valor declarado de la carga',
    offer: 'Si el transportador oferta ese valor',
    clientPrice: 'Si el cliente ofrece ese mismo valor antes de IVA',
    insurance: 'Si la carga se asegura',
    carrier: 'Transportador',
    platform: 'Ganancia de la plataforma',
    freight: 'Costo total',
    vat: 'IVA',
    total: 'Paga el cliente',
    premium: 'Prima del seguro',
    premiumVat: 'IVA de la prima',
    share: 'Queda a Arriero',
    insurerCost: 'Se paga a la aseguradora',
    waiting: 'Corrija los porcentajes para ver la cuenta.',
  },
  history: {
    help: 'Quién cambió qué, de cuánto a cuánto y cuándo.',
    initial: 'Valores iniciales',
    change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
    vatBase: (from: string, to: string) => `Base del IVA: ${from} → ${to}`,
    none: 'Sin cambios',
  },
} as const
