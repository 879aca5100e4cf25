import { validationTexts } from '@arriero/contract/es/words'

export const usersTexts = {
  detail: 'Detalle',
  active: 'Activo',
  inactive: 'Inactivo',
  validations: validationTexts,
  free: 'Disponible',
  busy: 'Ocupado',
  noVehicles: 'No registrado',
  more: (count: number) => `y ${count} más`,
  see: 'Ver',
  seeOf: (name: string) => `Ver perfil de ${name}`,
  imageOf: (name: string) => `Foto de ${name}`,
  newRows: (count: number) => (count === 1 ? '1 registro nuevo' : `${count} registros nuevos`),
  bulk: {
    activate: 'Activar',
    activateEffect: (count: number) =>
      count === 1
        ? 'Esta persona podrá trabajar en la plataforma desde ahora.'
        : `Estas ${count} personas podrán trabajar en la plataforma desde ahora.`,
    alreadyActive: 'Ya está activa.',
    deactivate: 'Desactivar',
    deactivateEffect: (count: number) =>
      count === 1
        ? 'Esta persona saldrá de la plataforma ahora mismo y no podrá iniciar sesión.'
        : `Estas ${count} personas saldrán de la plataforma ahora mismo y no podrán iniciar sesión.`,
    alreadyInactive: 'Ya está inactiva.',
    own: 'Es su propia cuenta.',
  },
  form: {
    identification: 'Cédula',
    nit: 'NIT',
    nitHelp: 'Con o sin dígito de verificación.',
    name: 'Nombre',
    companyName: 'Razón social',
    cellPhone: 'Teléfono',
    email: 'Correo electrónico',
    password: 'Contraseña inicial',
    passwordHelp: (least: number) =>
      `Al menos ${least} caracteres. Entréguela a la persona por un medio seguro.`,
    generate: 'Generar',
    rol: 'Rol',
    chooseRole: 'Elija un rol',
    image: 'Foto',
    imageHelp: 'Una imagen .jpg de menos de 2 MB; se guarda la última que suba.',
    logo: 'Foto o logo',
    documents: 'Documentos legales',
    documentsHelp: 'Hasta 8 archivos. Cada documento toma el nombre de su archivo, en mayúsculas.',
    enterpriseHelp: 'Nombre los archivos RUT, Cámara de comercio y Cédula del representante.',
    willBeCalled: 'Quedarán registrados como:',
    act: 'Registrar',
    done: 'El usuario se ha registrado correctamente',
  },
} as const
