/** Sentences of `errors-of-payables` of the domain. Part of `errors.ts`. */
import type { payableRefusals } from '@arriero/domain/errors/errors-of-payables'

export const payableErrorTexts: Record<keyof typeof payableRefusals, string> = {
  'account_check.done': 'Otra persona ya confirmó esta cuenta. Vuelva a abrir el pago.',
  'account_check.not_found': 'Este transportador no cambió de cuenta en los últimos 30 días.',
  'account_check.note_required': 'Escriba con quién habló, a qué teléfono y qué confirmó',
  'bank_file.account_invalid': 'La cuenta que paga lleva solo cifras, de 5 a 11.',
  'bank_file.account_type_required': 'Elija el tipo de la cuenta que paga',
  'bank_file.bank_unknown':
    'El formato elegido necesita el código de cada banco y el de alguno de estos pagos no es cierto. Sáquelo del lote, o elija el archivo general.',
  'bank_file.does_not_fit':
    'El documento o la cuenta de alguno de estos pagos no cabe en el formato elegido. Sáquelo del lote, o elija el archivo general.',
  'bank_file.document_invalid':
    'El NIT de quien paga lleva solo cifras, sin dígito de verificación, de 6 a 11.',
  'bank_file.layout_required': 'Elija el formato del archivo',
  'bank_file.name_required': 'El nombre de quien paga es obligatorio',
  'bank_file.payer_missing':
    'El formato elegido necesita el NIT, el nombre y la cuenta de quien paga. Complételos en «Archivo del banco».',
  'bank_return.required': 'Elija el archivo que dio el banco',
  'bank_return.too_long': 'El archivo es demasiado largo: debe traer solo los pagos de este lote.',
  'bank_return.unreadable':
    'No se encontraron las columnas «referencia» y «estado». Guarde la respuesta del banco como CSV con esos títulos en su primera línea.',
  'batch.not_paid': 'La respuesta del banco se lee cuando el lote está registrado como pagado.',
  'payout.account_changed':
    'El transportador cambió de cuenta hace poco: se paga cuando contabilidad confirme la cuenta nueva con él.',
  'payout.account_old':
    'Se preparó para una cuenta que el transportador ya no usa: debe prepararse de nuevo.',
  'payout.changed_since':
    'Algo cambió desde que se preparó este pago. Revise lo que cambió y confírmelo; no se aprobó ni se pagó nada.',
}
