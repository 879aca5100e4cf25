export const apiTexts = {
  notUpdated: 'Ocurrió un error al actualizar los datos. Por favor, intenta nuevamente',
  offline:
    'No hay conexión con Arriero. Lo que estaba haciendo puede no haberse guardado: revise antes de repetirlo.',
}
