/** The lists of people, by what they are in the specification. Spec §2. */
import type { Validation } from '@arriero/domain/accounts'
import type { ReplyOf } from '../../endpoint.ts'
import { listValue, type ListColumn } from '../../lists/column.ts'
import type { userLists } from '../../user-lists.ts'
import type { users } from '../../users.ts'
import { roleTexts } from '../words.ts'

export type PersonRow = ReplyOf<typeof userLists.backoffice>['items'][number]
type ClientRow = ReplyOf<typeof userLists.clients>['items'][number]
export type EnterpriseRow = ReplyOf<typeof userLists.enterprises>['items'][number]
export type DriverRow = ReplyOf<typeof userLists.drivers>['items'][number]
export type OwnDriverRow = ReplyOf<typeof users.ofEnterprise>['items'][number]

export const validationTexts: Record<Validation, string> = {
  pending: 'En validación',
  returned: 'Devuelta',
  validated: 'Aprobada',
}

const known = {
  id: { title: 'Id', kind: 'code', value: ({ _id }) => _id, widthPx: 64, isSearchable: true },
  identification: { title: 'Cédula', kind: 'digits', widthPx: 103, isSearchable: true, card: 'fact' },
  image: { title: 'Foto', kind: 'text', isDrawn: true, widthPx: 46 },
  name: {
    title: 'Nombre',
    kind: 'text',
    widthPx: 124,
    isAlways: true,
    isSortable: true,
    isSearchable: true,
    card: 'title',
  },
  cellPhone: { title: 'Teléfono', kind: 'phone', isSearchable: true, card: 'fact' },
  email: { title: 'Correo', kind: 'text', widthPx: 136, isSearchable: true },
  /** On the screen how the account stands, in the file the flag. */
  isActive: {
    title: 'Estado',
    kind: 'yesNo',
    file: { title: 'Activo', kind: 'yesNo', value: ({ isActive }) => isActive },
    filters: { true: 'Activo', false: 'Inactivo' },
    widthPx: 132,
    card: 'aside',
  },
  createdAt: {
    title: 'Activo desde',
    kind: 'day',
    value: ({ dateCreate }) => dateCreate,
    widthPx: 120,
    isSortable: true,
    isOptional: true,
  },
} as const satisfies Record<string, ListColumn<PersonRow>>

const validated = {
  validation: {
    title: 'Validación',
    kind: 'choice',
    words: validationTexts,
    tones: { pending: 'waiting', returned: 'waiting', validated: 'good' },
    filters: true,
    widthPx: 134,
    isOptional: true,
  },
  papers: {
    title: 'Documentos por validar',
    kind: 'number',
    value: ({ pendingPapers }) => pendingPapers,
    filters: { pending: 'Con documentos por validar' },
    isOneFilter: true,
    widthPx: 130,
    isOptional: true,
  },
} as const satisfies Record<string, ListColumn<PersonRow>>

const countOrder = { title: 'Servicios', kind: 'number', widthPx: 74, card: 'fact' } as const
const score = { title: 'Calificación', kind: 'score', missing: 'Sin calificación' } as const
const nit = { ...known.identification, title: 'NIT' } as const

const carried = {
  countOrder,
  score,
  licensePlate: {
    title: 'Vehículos',
    kind: 'text',
    value: ({ vehicles }) => vehicles.map(({ licensePlate }) => licensePlate).join(' '),
    widthPx: 104,
    isSearchable: true,
    card: 'fact',
  },
  vehicleCount: { of: 'licensePlate', title: 'Cantidad de vehículos', kind: 'number' },
} as const satisfies Record<string, ListColumn<EnterpriseRow | DriverRow>>

const status = {
  title: 'Disponibilidad',
  kind: 'yesNo',
  file: { title: 'Disponible', kind: 'yesNo', value: (driver: { status: boolean }) => driver.status },
  filters: { true: 'Disponible', false: 'Ocupado' },
  widthPx: 138,
  card: 'fact',
} as const

const { administrator, accountancy, soport } = roleTexts

export const backofficeList = listValue<PersonRow>()({
  name: 'backoffice-users',
  title: 'Usuarios del backoffice',
  columns: {
    ...known,
    rol: {
      title: 'Rol',
      kind: 'choice',
      words: roleTexts,
      filters: { administrator, accountancy, soport },
      widthPx: 130,
      card: 'fact',
    },
  },
  screen: ['identification', 'image', 'name', 'cellPhone', 'email', 'isActive', 'rol', 'createdAt'],
})

export const enterprisesList = listValue<EnterpriseRow>()({
  name: 'enterprises',
  title: 'Empresas transportadoras',
  columns: {
    ...known,
    identification: nit,
    cellPhone: { ...known.cellPhone, isOptional: true },
    email: { ...known.email, isOptional: true },
    ...validated,
    ...carried,
    countOrder: { ...countOrder, isOptional: true },
    score: { ...score, isOptional: true },
    driverCount: { title: 'Conductores', kind: 'number', widthPx: 108 },
  },
  screen: [
    'identification',
    'image',
    'name',
    'licensePlate',
    'driverCount',
    'cellPhone',
    'email',
    'countOrder',
    'score',
    'isActive',
    'validation',
    'papers',
    'createdAt',
  ],
})

const drivers = {
  ...known,
  cellPhone: { ...known.cellPhone, isOptional: true },
  ...validated,
  ...carried,
  status,
  enterprise: {
    title: 'Empresa',
    kind: 'text',
    value: ({ enterprise }) => enterprise?.name,
    missing: 'Sin empresa',
    widthPx: 130,
    isSearchable: true,
    card: 'fact',
  },
} as const satisfies Record<string, ListColumn<DriverRow>>

const start = ['id', 'identification', 'image', 'name', 'email', 'countOrder'] as const
const end = ['isActive', 'validation', 'status', 'score', 'cellPhone', 'papers', 'createdAt'] as const

/** Those who are their own carrier. */
export const driversList = listValue<DriverRow>()({
  name: 'drivers',
  title: 'Transportadores',
  columns: drivers,
  screen: [...start, 'licensePlate', ...end],
})

/** Those who drive for an enterprise. */
export const enterpriseDriversList = listValue<DriverRow>()({
  name: 'enterprise-drivers',
  title: 'Transportadores de empresas',
  columns: drivers,
  screen: [...start, 'enterprise', ...end],
})

/** An enterprise's own. */
export const ownDriversList = listValue<OwnDriverRow>()({
  name: 'own-drivers',
  title: 'Mis transportadores',
  columns: {
    ...known,
    cellPhone: { ...known.cellPhone, isOptional: true },
    countOrder,
    score,
    status,
    licence: {
      title: 'Licencia',
      kind: 'text',
      value: ({ licenceCategory }) => licenceCategory,
      missing: 'Sin registrar',
      widthPx: 96,
      isOptional: true,
    },
    invitation: {
      title: 'Invitación',
      kind: 'choice',
      isDrawn: true,
      words: { missing: 'Sin correo', sent: 'Enviada', over: 'Vencida', accepted: 'Aceptada' },
      tones: { missing: 'bad', sent: 'waiting', over: 'bad', accepted: 'good' },
      missing: 'No la necesita',
      widthPx: 116,
      card: 'fact',
    },
    trucks: {
      title: 'Conduce ahora',
      kind: 'text',
      isDrawn: true,
      value: ({ vehicles }) => vehicles.map(({ licensePlate }) => licensePlate).join(' '),
      widthPx: 140,
      isOptional: true,
    },
    validation: { ...validated.validation, isDrawn: true },
    papers: { ...validated.papers, isDrawn: true },
  },
  screen: [
    'id',
    'identification',
    'image',
    'name',
    'email',
    'countOrder',
    'isActive',
    'status',
    'score',
    'invitation',
    'cellPhone',
    'licence',
    'trucks',
    'validation',
    'papers',
    'createdAt',
  ],
})

const owners = (identification: string) =>
  ({
    ...known,
    identification: { ...known.identification, title: identification },
    ...validated,
    countOrder: { ...countOrder, isOptional: true },
  }) as const
const ownersOnScreen = [
  'id',
  'identification',
  'image',
  'name',
  'cellPhone',
  'email',
  'isActive',
  'validation',
  'countOrder',
  'papers',
  'createdAt',
] as const

export const clientsList = listValue<ClientRow>()({
  name: 'clients',
  title: 'Dueños de carga',
  columns: owners(known.identification.title),
  screen: ownersOnScreen,
})

export const clientEnterprisesList = listValue<ClientRow>()({
  name: 'client-enterprises',
  title: 'Empresas dueñas de carga',
  columns: owners(nit.title),
  screen: ownersOnScreen,
})
