/** Refusals of money on the road: what a carrier asks for and what is paid of his service before its end. */
export const advanceErrorTexts = {
  'advance.account_changed':
    'Usted cambió su cuenta para pagos hace poco. Podrá pedir anticipos cuando contabilidad confirme la cuenta nueva con usted.',
  'advance.already_asked':
    'Ya pidió un anticipo de este servicio. Espere la respuesta o retire su solicitud.',
  'advance.not_running': 'El anticipo se paga con el viaje iniciado y antes de que el servicio termine.',
  'advance.settled':
    'Este anticipo ya se descontó de un pago. Si el banco lo devolvió, regístrelo con el transportador por fuera de este servicio.',
  'advance.too_much': 'El anticipo supera la parte del valor que se puede pagar por adelantado.',
  'advance.reason_required': 'Diga por qué no se da el anticipo',
  'advance.request_not_found': 'Esta solicitud no existe o no está a su alcance.',
  'advance.request_over': 'Esta solicitud ya fue respondida, retirada o su servicio terminó.',
} as const
