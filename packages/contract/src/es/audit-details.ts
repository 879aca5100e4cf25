/** Details of an act of the trail as words, on the screen and in its file. Decisions §17. */
import { isErrorCode } from '@arriero/domain/errors/errors'
import { isId, shortCode } from '@arriero/domain/people/identifiers'
import type { RequestKind, RequestStatus } from '@arriero/domain/support/support'
import type { TableList } from '../lists/table-lists.ts'
import { accountingProgramTexts, ledgerAccountTexts } from './accounting.ts'
import { errorTexts } from './errors.ts'
import { paperTexts } from './papers.ts'
import { pqrStatusTexts } from './support.ts'
import { bankLayoutTexts } from './settlement.ts'
import { vatBaseTexts } from './vat.ts'
import { roleTexts, statusTextOf } from './words.ts'

const listTexts: Record<TableList, string> = {
  services: 'Servicios',
  'my-services': 'Mis servicios',
  'available-services': 'Servicios disponibles',
  'load-board': 'Tablero de cargas',
  'associated-services': 'Servicios asociados',
  'backoffice-users': 'Usuarios',
  enterprises: 'Empresas transportadoras',
  drivers: 'Transportadores, persona natural',
  'enterprise-drivers': 'Transportadores, empresa',
  'own-drivers': 'Mis conductores',
  clients: 'Dueños de carga, persona natural',
  'client-enterprises': 'Dueños de carga, empresa',
  vehicles: 'Vehículos',
  'ending-papers': 'Vencimientos',
  cancellations: 'Servicios cancelados',
  'legal-documents': 'Documentos legales',
  pqrs: 'PQR',
  'own-pqrs': 'Mis solicitudes (PQR)',
  'rate-history': 'Historial de porcentajes',
  audit: 'Auditoría',
  sessions: 'Sesiones',
  accounting: 'Contabilidad',
  journal: 'Libro diario',
  'margin-lanes': 'Márgenes por ruta',
  'margin-clients': 'Márgenes por cliente',
  'margin-carriers': 'Márgenes por transportador',
  'margin-weeks': 'Márgenes por semana',
  'margin-services': 'Servicios con margen',
  'margin-offers': 'Ofertas de transportadores',
  'margin-returns': 'Servicios devueltos',
  'payment-notices': 'Avisos de la pasarela',
  'standby-charges': 'Cobros por espera',
  payouts: 'Pagos a transportadores',
  payables: 'Por pagar, por transportador',
  'payout-batches': 'Lotes de pago',
  refunds: 'Devoluciones',
  'own-earnings': 'Ingresos',
  'own-earnings-by-month': 'Ingresos por mes',
  'own-earnings-by-vehicle': 'Ingresos por vehículo',
  'own-earnings-by-driver': 'Ingresos por conductor',
  'saved-places': 'Mis lugares',
  'order-templates': 'Plantillas',
}

const requestKindTexts: Record<RequestKind, string> = {
  question: 'Consulta',
  claim: 'Reclamo',
  dataQuestion: 'Habeas data (consulta)',
  dataClaim: 'Habeas data (reclamo)',
}

const requestStatusTexts: Record<RequestStatus, string> = {
  pending: pqrStatusTexts.Pendiente,
  inProgress: pqrStatusTexts.EnProceso,
  solved: pqrStatusTexts.Solucionado,
}

/** What a detail is called; parts of an account and filters of a list by the same words. */
const nameTexts: Readonly<Record<string, string>> = {
  accent: 'acento',
  account: 'cuenta',
  act: 'acto',
  actor: 'persona',
  assignee: 'responsable',
  after: 'después',
  attempt: 'intento de pago',
  before: 'antes',
  carrierId: 'transportador',
  cause: 'causa',
  cellPhone: 'teléfono',
  change: 'cambio',
  code: 'código',
  color: 'color',
  count: 'cantidad',
  driverId: 'conductor',
  email: 'correo',
  entries: 'asientos',
  events: 'eventos',
  expiresOn: 'vencimiento',
  fee: 'cobro',
  filters: 'filtros',
  fopat: 'FOPAT',
  fopatFromKg: 'FOPAT por encima de (kg)',
  from: 'desde',
  gate: 'requisito',
  good: 'correctas',
  host: 'servidor',
  hasReply: 'con novedad',
  hourPesos: 'valor de la hora',
  hours: 'horas cobradas',
  identification: 'identificación',
  imageId: 'foto',
  insurance: 'seguro',
  insurerShare: 'parte del seguro para Arriero',
  isActive: 'activo',
  isDiscarded: 'descartado',
  isInsurance: 'asegurado',
  issuedOn: 'expedición',
  kind: 'tipo',
  light: 'plazo',
  licensePlate: 'placa',
  list: 'lista',
  metered: 'horas medidas',
  logo: 'logo',
  mine: 'propias',
  month: 'mes',
  name: 'nombre',
  object: 'objeto',
  objectKind: 'objeto',
  orderId: 'servicio',
  paper: 'documento',
  paperId: 'documento',
  paid: 'pagado',
  papers: 'documentos',
  part: 'parte',
  parts: 'datos',
  pay: 'cuenta para pagos',
  perMille: 'ReteICA',
  person: 'usuario',
  profit: 'ganancia',
  program: 'programa',
  q: 'búsqueda',
  reason: 'motivo',
  reference: 'referencia',
  returned: 'devueltos',
  rol: 'rol',
  role: 'rol',
  rowCount: 'filas',
  rows: 'filas',
  scopes: 'permisos',
  sort: 'orden',
  source: 'retención en la fuente',
  sourceFromUvt: 'se retiene desde (UVT)',
  state: 'estado',
  status: 'estado',
  to: 'hasta',
  total: 'total',
  townCode: 'municipio',
  type: 'tipo',
  typeLoadId: 'tipo de carga',
  typeVehicleId: 'tipo de vehículo',
  userId: 'usuario',
  userType: 'rol',
  validation: 'validación',
  uvt: 'UVT',
  value: 'valor',
  vat: 'IVA',
  vehicleId: 'vehículo',
  validFrom: 'rige desde',
  vatBase: 'base del IVA',
  verdict: 'resultado',
  version: 'versión',
  visible: 'visible para',
  which: 'cuáles',
}

const known: Readonly<Record<string, string>> = {
  ...bankLayoutTexts,
  ...paperTexts,
  ...requestKindTexts,
  ...requestStatusTexts,
  ...roleTexts,
  ...ledgerAccountTexts,
  ...accountingProgramTexts,
  all: 'todas',
}
const wordOf = (words: Readonly<Record<string, string>>, text: string) =>
  Object.hasOwn(words, text) ? (words[text] ?? text) : text

const eachWord = (words: Readonly<Record<string, string>>, text: string, separator: string) =>
  text
    .split(separator)
    .map((one) => wordOf(words, one))
    .join(', ')

const textWords = (name: string, text: string): string => {
  // People read the end of an id. Decisions §1.
  if (isId(text)) return shortCode(text)
  if (name === 'list') return wordOf(listTexts, text)
  if (name === 'vatBase') return wordOf(vatBaseTexts, text)
  if (name === 'filters' || name === 'parts') return text === '' ? '—' : eachWord(nameTexts, text, ' ')
  if (name === 'visible') return eachWord(roleTexts, text, ', ')
  if (name === 'gate' && isErrorCode(text)) return errorTexts[text]
  // A name and a reason are somebody's own words.
  return name === 'name' || name === 'reason' ? text : wordOf(known, text)
}

const isRate = (name: string) => /^(profit|insurance|vat|insurerShare)(Before|After)$/.test(name)

const typedUnits = new Map([
  ['source', '%'],
  ['fopat', '%'],
  ['perMille', '‰'],
])
const amounts: ReadonlySet<string> = new Set(['fee', 'value', 'total', 'hourPesos', 'uvt'])
const plainName = (name: string) => name.replace(/(Before|After)$/, '')

const valueWords = (name: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'string') return textWords(name, value)
  if (typeof value !== 'number') return value === null || value === undefined ? '—' : JSON.stringify(value)
  if (isRate(name)) return `${String(value / 100).replace('.', ',')}\u00a0%`
  const unit = typedUnits.get(plainName(name))
  if (unit !== undefined) return `${String(value).replace('.', ',')}\u00a0${unit}`
  if (amounts.has(plainName(name))) return `$${String(value).replace(/\B(?=(\d{3})+$)/g, '.')}`
  return name === 'status' ? statusTextOf(value) : String(value)
}

/** Of what is told as before and after one line is made: its name, and the two names it is kept under. */
const changeOf = (name: string) => {
  const what = /^(?:(\w+)B|b)efore$/.exec(name)?.[1]
  if (name !== 'before' && what === undefined) return undefined
  return { what: what ?? 'change', after: what === undefined ? 'after' : `${what}After` }
}

/** `estado: Cancelado` or `ganancia: 12 % → 10 %`, one per detail; what there is no word for keeps its name. */
export const auditDetailWords = (details: Readonly<Record<string, unknown>>): string[] => {
  const told = new Set(Object.keys(details).map((name) => changeOf(name)?.after))
  return Object.entries(details).flatMap(([name, value]) => {
    const change = changeOf(name)
    if (change && change.after in details)
      return `${wordOf(nameTexts, change.what)}: ${valueWords(name, value)} → ${valueWords(change.after, details[change.after])}`
    return told.has(name) ? [] : `${wordOf(nameTexts, name)}: ${valueWords(name, value)}`
  })
}
