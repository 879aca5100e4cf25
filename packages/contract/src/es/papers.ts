/** The names of the papers that the rules know. Spec §1, decisions §12. */
import type { PaperKind } from '@arriero/domain/credentials'

export const paperTexts: Record<PaperKind, string> = {
  soat: 'Soat',
  propertyCard: 'Tarjeta de propiedad',
  inspection: 'Revisión Tecnicomecánica',
  identity: 'Cédula de ciudadanía',
  licence: 'Licencia de conducción',
  occupationalRisk: 'ARL',
  health: 'EPS',
  taxRegistry: 'RUT',
  chamberOfCommerce: 'Cámara de comercio',
  legalRepresentativeIdentity: 'Cédula del representante legal',
}
