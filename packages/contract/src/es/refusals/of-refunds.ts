/** Why money does not go back to a client. Part of `errors.ts`. */
import type { moneyRefusals } from '@arriero/domain/errors/errors-of-money'

type RefundCode = Extract<keyof typeof moneyRefusals, `refund.${string}`>

export const refundErrorTexts: Record<RefundCode, string> = {
  'refund.account_changed':
    'El cliente cambió la cuenta después de que usted la abrió. Revísela y registre otra vez.',
  'refund.account_closed': 'Arriero ya está haciendo esta devolución: la cuenta no se puede cambiar.',
  'refund.account_not_asked': 'Para esta devolución no hace falta una cuenta.',
  'refund.account_not_given': 'El cliente todavía no ha dado la cuenta para esta devolución.',
  'refund.already_paid': 'Esta devolución ya se hizo.',
  'refund.beyond_payment':
    'Con esta devolución volvería más dinero del que trajo el pago. Revise las otras devoluciones de ese pago.',
  'refund.evidence_given':
    'Esta devolución ya tiene su comprobante. Confirme sin adjuntar otro; si el que está no sirve, retírela y regístrela de nuevo.',
  'refund.gateway_can': 'La pasarela puede devolver este pago: no hace falta pedirle la cuenta al cliente.',
  'refund.gateway_closed':
    'Esta instalación no tiene las claves para devolver por la pasarela: devuelva por transferencia.',
  'refund.gateway_unknown': 'La pasarela no le dio nombre a este pago: devuelva por transferencia.',
  'refund.holder_document_invalid':
    'Escriba el documento del titular como está en el banco: cédula o NIT, solo con números.',
  'refund.holder_required': 'Escriba el nombre del titular de la cuenta.',
  'refund.needs_transfer': 'La pasarela no puede devolver este pago: devuelva por transferencia.',
  'refund.not_captured': 'El dinero del cliente todavía no ha llegado: no hay qué devolver.',
  'refund.not_found': 'La devolución no existe o no está a su alcance.',
  'refund.not_paid': 'Esta devolución no está registrada como hecha.',
  'refund.not_waiting': 'Esta devolución no espera una confirmación.',
  'refund.not_with_gateway': 'La pasarela no tiene esta devolución en curso.',
  'refund.other_way': 'Esta devolución espera confirmación por otro camino. Confírmela por ese, o retírela.',
  'refund.reference_invalid':
    'Escriba la referencia como la da la pasarela o el banco: de 4 a 60 letras y números, con al menos un número.',
  'refund.reference_is_payment':
    'Esa es la transacción del pago del cliente. Escriba la referencia de la devolución.',
  'refund.reference_used': 'Esa referencia ya está en otra devolución. Revise que no la esté repitiendo.',
  'refund.value_differs': 'El valor por devolver ya no es el que vio. Revíselo y confirme otra vez.',
  'refund.with_gateway': 'La pasarela tiene esta devolución en curso: espere su respuesta.',
}
