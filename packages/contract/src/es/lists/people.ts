/** The lists of people, by what they are in the specification. Spec §2. */
import { api } from '../../index.ts'
import { listValue, type ListColumn, type RowOf } from '../../lists/column.ts'
import { roleTexts, validationTexts } from '../words.ts'

export type PersonRow = RowOf<typeof api.users.backoffice>
export type EnterpriseRow = RowOf<typeof api.users.enterprises>
export type DriverRow = RowOf<typeof api.users.drivers>

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

export const backofficeList = listValue(api.users.backoffice)({
  name: 'backoffice-users',
  title: 'Usuarios del backoffice',
  label: 'Usuarios del equipo',
  page: { title: 'Usuarios', help: 'Las personas del equipo que administran, contabilizan y dan soporte.' },
  search: 'nombre, cédula, correo o teléfono',
  empty: ['Todavía no hay usuarios', 'Registre a la primera persona del equipo.'],
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

export const enterprisesList = listValue(api.users.enterprises)({
  name: 'enterprises',
  title: 'Empresas transportadoras',
  page: { help: 'Las empresas que toman servicios, con sus vehículos y conductores.' },
  search: 'nombre, NIT, correo, teléfono o placa',
  empty: [
    'Todavía no hay empresas transportadoras',
    'Registre la primera con su NIT y sus documentos legales.',
  ],
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

/** Drivers who are their own carrier. */
export const driversList = listValue(api.users.drivers)({
  name: 'drivers',
  title: 'Transportadores',
  label: 'Conductores, persona natural',
  search: 'nombre, cédula, correo, teléfono o placa',
  empty: ['Todavía no hay conductores', 'Aparecerán aquí apenas el primero se registre.'],
  columns: drivers,
  screen: [...start, 'licensePlate', ...end],
})

/** Those who drive for an enterprise. */
export const enterpriseDriversList = listValue(api.users.drivers)({
  name: 'enterprise-drivers',
  title: 'Transportadores de empresas',
  label: 'Conductores de empresas',
  search: 'nombre, cédula, correo, teléfono o placa',
  empty: ['Ninguna empresa ha registrado conductores', 'Cada empresa transportadora registra los suyos.'],
  columns: drivers,
  screen: [...start, 'enterprise', ...end],
})

/** The drivers of the enterprise that reads the list. */
export const ownDriversList = listValue(api.users.ofEnterprise)({
  name: 'own-drivers',
  title: 'Mis transportadores',
  label: 'Mis conductores',
  page: {
    title: 'Transportadores',
    help: 'Las personas que conducen para su empresa. El equipo valida sus documentos antes del primer servicio.',
  },
  search: 'nombre, cédula, correo o teléfono',
  empty: [
    'Todavía no tiene conductores',
    'Registre el primero: recibirá por correo una invitación para elegir su contraseña.',
  ],
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
    ...start,
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

export const clientsList = listValue(api.users.clients)({
  name: 'clients',
  title: 'Dueños de carga',
  label: 'Dueños de carga, persona natural',
  search: 'nombre, cédula, correo o teléfono',
  empty: ['Todavía no hay clientes', 'Aparecerán aquí apenas el primero se registre.'],
  columns: owners(known.identification.title),
  screen: ownersOnScreen,
})

export const clientEnterprisesList = listValue(api.users.clients)({
  name: 'client-enterprises',
  title: 'Empresas dueñas de carga',
  search: 'nombre, NIT, correo o teléfono',
  empty: ['Todavía no hay empresas cliente', 'Registre la primera con su NIT y sus documentos legales.'],
  columns: owners(nit.title),
  screen: ownersOnScreen,
})
