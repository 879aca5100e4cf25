import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import type { NoticeVerdict } from '../../money/payments.ts'
import { gatewayStatusTexts } from '../gateway.ts'

const verdicts: Readonly<Record<NoticeVerdict, string>> = {
  matched: 'Aceptado',
  mismatch: 'No coincide',
  unknown: 'Sin intento',
  forged: 'Firma falsa',
  malformed: 'Mal formado',
}

/** What exactly was wrong, by the name of the reason on the wire. */
const reasons: Readonly<Record<string, string>> = {
  amount: 'El valor no es el del intento',
  charset: 'Un campo tiene caracteres que la pasarela no usa',
  currency: 'La moneda no es pesos colombianos',
  date: 'La fecha no es la del intento',
  effective_amount: 'El valor efectivo no es el del intento',
  incomplete: 'Faltan campos obligatorios',
  mode: 'El modo (prueba o producción) es otro',
  names: 'Los nombres de los campos no son los de la pasarela',
  operation: 'La operación no es un cobro',
  order: 'El servicio no es el del intento',
  oversized: 'Es más grande que un aviso de la pasarela',
  repeated: 'Trae campos repetidos',
  signature: 'La firma no es de la pasarela',
  site: 'La tienda no es la nuestra',
  transaction: 'La transacción no es la del intento',
  unknown: 'Ningún intento tiene esa transacción ese día',
}

/** What came to the gateway's address. Security M8. */
export const noticesList = listValue(api.payments.notices)({
  name: 'payment-notices',
  title: 'Avisos de la pasarela',
  page: {
    help: 'Todo lo que llegó a la dirección de avisos: lo que contó y lo que se rechazó, con su motivo.',
  },
  search: 'transacción o código del servicio',
  days: 'Recibido',
  spans: 'amongFilters',
  empty: ['No han llegado avisos', 'Cuando un cliente paga, la pasarela avisa aquí.'],
  columns: {
    receivedAt: { title: 'Recibido', kind: 'moment', isSortable: true, card: 'title' },
    verdict: {
      title: 'Resultado',
      kind: 'choice',
      words: verdicts,
      tones: { matched: 'good', mismatch: 'bad', unknown: 'waiting', forged: 'bad', malformed: 'bad' },
      filters: true,
      widthPx: 150,
      card: 'aside',
    },
    signed: {
      title: 'Firma',
      kind: 'choice',
      value: ({ isSigned }) => String(isSigned),
      words: { true: 'De la pasarela', false: 'No es de la pasarela' },
      filters: { true: 'De la pasarela y sin intento que coincida' },
      isOneFilter: true,
      widthPx: 130,
      isOptional: true,
    },
    reason: { title: 'Motivo', kind: 'choice', words: reasons, card: 'fact' },
    status: {
      title: 'Estado que dice',
      kind: 'choice',
      words: gatewayStatusTexts,
      filters: true,
      widthPx: 190,
      card: 'fact',
    },
    attempt: {
      title: 'Transacción',
      kind: 'code',
      value: ({ transaction }) => transaction,
      widthPx: 150,
      isSearchable: true,
      card: 'fact',
    },
    orderId: { title: 'Servicio', kind: 'code', widthPx: 110, card: 'fact' },
    id: { of: 'receivedAt', title: 'Id', kind: 'text', value: ({ _id }) => _id },
  },
  screen: ['verdict', 'receivedAt', 'status', 'attempt', 'orderId', 'signed', 'reason'],
})
