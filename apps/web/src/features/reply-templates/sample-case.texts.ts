import type { TemplateFacts } from '@arriero/domain/support/templates'

/** Of nobody: how a template would look. */
export const sampleCase: TemplateFacts = {
  person: 'Ana Ruiz',
  number: '2026-000042',
  subject: 'Cobro doble',
  filedOn: '9 Nov 2026',
  dueOn: '1 Dic 2026',
  order: 'a1b2c3',
  route: 'Bogotá – Medellín',
  colleague: 'Luis Mora',
  brand: 'Arriero',
}
