/** The names of the papers that the rules know. Spec §1, decisions §12. */
import type { PaperKind } from '@arriero/domain/papers/credentials'
import type { BroughtKind, CargoPaperKind, InvalidationReason } from '@arriero/domain/papers/paper-rules'

/** As `documents` of a new vehicle are named, to the letter. Spec §3. */
export const vehiclePaperTexts = {
  soat: 'Soat',
  propertyCard: 'Tarjeta de propiedad',
  inspection: 'Revisión Tecnicomecánica',
} as const

export const paperTexts: Record<PaperKind, string> = {
  ...vehiclePaperTexts,
  identity: 'Cédula de ciudadanía',
  licence: 'Licencia de conducción',
  occupationalRisk: 'ARL',
  health: 'EPS',
  taxRegistry: 'RUT',
  chamberOfCommerce: 'Cámara de comercio',
  legalRepresentativeIdentity: 'Cédula del representante legal',
}

/** Papers by which an owner asks for a type of cargo. */
export const cargoPaperTexts: Record<CargoPaperKind, string> = {
  'cargo:bulk': 'Permiso para carga a granel',
  'cargo:special': 'Permiso para carga especial',
  'cargo:dangerous': 'Certificado de mercancías peligrosas',
  'cargo:moves': 'Permiso para mudanzas',
  'cargo:refrigerated': 'Mantenimiento del equipo de frío',
  'cargo:sanitary': 'Certificado sanitario',
}

const names: Record<BroughtKind, string> = { ...paperTexts, ...cargoPaperTexts }

export const paperNameOf = (kind: BroughtKind): string => names[kind]

/** As the letter says them; of `other` the words of whoever invalidates stand alone. */
export const invalidationTexts: Record<Exclude<InvalidationReason, 'other'>, string> = {
  unreadable: 'No se lee bien.',
  new_copy: 'Hace falta una copia nueva.',
  incomplete: 'Está incompleto: falta una cara o una página.',
  expired: 'Está vencido.',
  other_holder: 'Es de otra persona o de otro vehículo.',
  different_data: 'Sus datos no coinciden con los registrados.',
  not_authentic: 'No se pudo comprobar con quien lo expide.',
}

export const invalidationText = (reason: InvalidationReason, words: string): string =>
  [reason === 'other' ? '' : invalidationTexts[reason], words.trim()].filter(Boolean).join(' ')
