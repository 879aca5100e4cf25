/** What stands in braces in a template of an answer, as people write it: `{nombre}`. */
export const templatePlaceNames = {
  person: 'nombre',
  number: 'radicado',
  subject: 'asunto',
  filedOn: 'fecha',
  dueOn: 'vence',
  order: 'servicio',
  route: 'ruta',
  colleague: 'responsable',
  brand: 'marca',
} as const
