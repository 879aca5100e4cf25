import { withholdingMost, type WithholdingField } from '@arriero/domain/money/withholdings'

const units: Readonly<Record<WithholdingField, string>> = {
  source: '\u00a0%',
  sourceFromUvt: ' UVT',
  fopat: '\u00a0%',
  fopatFromKg: ' kg',
  perMille: '\u00a0‰',
}

export const withholdingsTexts = {
  rules: 'Retenciones de ley',
  rulesHelp:
    'Se aplican las vigentes el día en que terminó cada servicio. Cada vigencia queda con quien la registró; una corrección es otra vigencia.',
  towns: 'ReteICA por municipio',
  townsHelp:
    'La tarifa es la del municipio donde se despacha la carga. Un municipio que no está aquí retiene 0 ‰.',
  noTowns: 'Ningún municipio tiene tarifa: no se retiene ICA.',
  validFrom: 'Rige desde',
  uvt: 'UVT',
  source: 'Retefuente',
  sourceFrom: (uvt: number) => `desde ${uvt} UVT`,
  fopat: 'FOPAT',
  fopatFrom: (weight: string) => `peso bruto mayor a ${weight}`,
  basis: 'Norma',
  town: 'Municipio',
  rate: 'Tarifa',
  inForce: 'Vigente',
  replaced: 'Reemplazada',
  by: 'Registró',
  byProduct: 'Arriero',
  addRules: 'Nueva vigencia',
  addTown: 'Fijar tarifa',
  form: {
    rulesTitle: 'Retenciones desde un día',
    townTitle: 'ReteICA de un municipio',
    uvt: 'Valor de la UVT',
    source: 'Retención en la fuente, en %',
    sourceFromUvt: 'Se retiene desde (UVT)',
    fopat: 'FOPAT, en %',
    fopatFromKg: 'FOPAT por encima de (kg de peso bruto)',
    perMille: 'Tarifa, en ‰',
    perMilleHelp: 'Hasta dos decimales; 0 la termina.',
    basis: 'Norma que la fija',
    town: 'Municipio de despacho',
    save: 'Revisar y guardar',
    outOfRange: (field: WithholdingField) =>
      `Escriba un valor entre 0 y ${new Intl.NumberFormat('es-CO').format(withholdingMost(field))}${units[field]}.`,
    perMilleChange: 'Tarifa de ReteICA',
    confirmTitle: (day: string) => `¿Rige desde el ${day}?`,
    confirmEffect:
      'Se aplica a lo que termine ese día o después. Lo terminado antes y lo ya liquidado conservan sus retenciones. Una vigencia no se borra: se corrige con otra.',
    changes: {
      uvt: 'UVT',
      source: 'Retención en la fuente',
      sourceFromUvt: 'Se retiene desde',
      fopat: 'FOPAT',
      fopatFromKg: 'FOPAT por encima de',
    },
    onlyBasis: 'Las cifras no cambian: solo queda otra norma.',
    confirm: 'Guardar vigencia',
    done: 'Las retenciones se han actualizado correctamente',
    notFound: 'Ningún municipio coincide',
  },
} as const
