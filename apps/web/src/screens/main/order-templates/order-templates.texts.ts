export const orderTemplatesTexts = {
  window: 'Pedir con la plantilla',
  use: {
    act: 'Solicitar servicio',
    done: 'El servicio se ha registrado correctamente',
    when: 'Fecha del servicio',
    effect: 'Sin precio: los transportadores ofertan y usted elige.',
  },
  rename: {
    label: 'Nombre de la plantilla',
    act: 'Cambiar nombre',
    done: 'La plantilla se ha actualizado correctamente',
  },
  nameRequired: 'El nombre es obligatorio',
  remove: {
    act: 'Eliminar plantilla',
    title: 'Eliminar la plantilla',
    effect: (name: string) =>
      `«${name}» ya no estará para pedir. Los servicios que pidió con ella siguen igual.`,
    done: 'La plantilla se eliminó',
  },
  more: 'Cambiar o eliminar',
} as const
