import type { AccountingProgram, VoucherFileKind } from '@arriero/domain/money/closing/voucher-files'
import { accountingProgramTexts } from '@arriero/contract/es/accounting'

type NamedFile = { program: AccountingProgram; part: number; parts: number; kind: VoucherFileKind }

export const voucherFileTexts = {
  sheet: 'Asientos',
  columns: {
    date: 'fecha',
    number: 'comprobante',
    concept: 'concepto',
    account: 'cuenta',
    accountName: 'nombre_cuenta',
    documentType: 'tipo_documento',
    document: 'documento',
    checkDigit: 'digito_verificacion',
    party: 'tercero',
    description: 'descripcion',
    debit: 'debito',
    credit: 'credito',
    reference: 'referencia',
  },
  nit: 'NIT',
  cedula: 'CC',
  description: (concept: string, code: string) => `${concept}, servicio ${code}`,
  words: { yes: 'Sí', no: 'No', totals: 'Totales' },
  name: (month: string, { program, part, parts, kind }: NamedFile) => {
    const place = parts > 1 ? ` parte ${part} de ${parts}` : ''
    return `Asientos ${month} ${accountingProgramTexts[program]}${place}.${kind}`
  },
} as const
