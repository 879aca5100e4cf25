export const landingTexts = {
  brand: 'Arriero',
  title: 'La carga de Colombia, de quien la tiene a quien la lleva',
  text: 'Pida el transporte, compare las ofertas de los transportadores, pague seguro y siga el camión en el mapa hasta la entrega.',
  logIn: 'Iniciar sesión',
  register: 'Crear una cuenta',
  driver: 'Soy conductor',
} as const
