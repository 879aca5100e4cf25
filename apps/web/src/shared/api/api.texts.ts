export const apiTexts = {
  offline:
    'No hay conexión con Arriero. Lo que estaba haciendo puede no haberse guardado: revise antes de repetirlo.',
}
