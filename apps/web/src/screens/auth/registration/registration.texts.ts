import { passwordLeast } from '@arriero/domain/people/passwords'

export const registrationTexts = {
  title: 'Crear una cuenta',
  help: 'Cuatro pasos y un código que le llega por correo. Después el equipo revisa sus datos.',
  haveAccount: '¿Ya tiene una cuenta?',
  logIn: 'Inicie sesión',
  finish: 'Crear la cuenta',
  summaryTitle: 'Su cuenta',
  steps: {
    role: 'Qué hace usted',
    identity: 'Quién es',
    contact: 'Dónde le encontramos',
    access: 'Contraseña y permisos',
  },
  role: {
    legend: '¿Para qué quiere la cuenta?',
    options: {
      client: { label: 'Enviar carga', hint: 'Como persona natural' },
      cliententerprise: { label: 'Enviar carga de mi empresa', hint: 'Empresa con NIT' },
      driver: { label: 'Transportar con mi vehículo', hint: 'Conductor por su cuenta' },
      enterprise: {
        label: 'Transportar con mi empresa',
        hint: 'Empresa transportadora con vehículos y conductores',
      },
    },
    hired: 'Si conduce para una empresa, no se registre aquí: ella le envía una invitación por correo.',
  },
  identification: 'Cédula',
  nit: 'NIT',
  nitHelp: 'Con dígito de verificación: 900.373.923-8.',
  name: 'Nombre completo',
  companyName: 'Razón social',
  birthOn: 'Fecha de nacimiento',
  birthHelp: 'Para tener una cuenta debe ser mayor de 18 años.',
  cellPhone: 'Celular',
  email: 'Correo electrónico',
  emailHelp: 'Aquí le llega el código. Con él inicia sesión.',
  address: 'Dirección',
  addressHelp: 'Calle, número y ciudad.',
  basePlace: 'Municipio desde donde trabaja',
  basePlaceHelp: 'Escriba las primeras letras y elija de la lista.',
  townNotFound: 'Ningún municipio coincide.',
  townsFailed: 'No se pudo buscar. Revise su conexión e intente de nuevo.',
  searching: 'Buscando…',
  password: 'Contraseña',
  passwordHelp: `Al menos ${passwordLeast('client')} caracteres; varias palabras que solo usted recuerde.`,
  agreements: 'Para crear la cuenta',
  terms: 'Acepto los términos y condiciones y la política de privacidad',
  data: 'Autorizo el tratamiento de mis datos personales',
  legalAge: 'Declaro que el representante legal es mayor de edad',
  read: 'Leer lo esencial',
  readWhole: 'Leer el documento completo (se abre en otra pestaña)',
  rol: 'Cuenta',
  code: {
    title: 'Revise su correo',
    text: (email: string) =>
      `Si el correo ${email} puede recibir una cuenta nueva, en un momento le llega un código. Escríbalo aquí.`,
    label: 'Código',
    help: 'Ocho letras y números. Vence en 10 minutos.',
    confirm: 'Confirmar y entrar',
    resend: 'Enviar otro código',
    resent: 'Enviamos otro código. El anterior ya no sirve.',
    wait: (seconds: number) => `Puede pedir otro en ${seconds} s`,
    change: 'Cambiar mis datos',
    mayStand:
      'La respuesta de su intento anterior se perdió: puede que su cuenta ya esté creada. Ingrese con su correo y su contraseña.',
    logIn: 'Iniciar sesión',
    noMail: '¿No llega? Revise el correo no deseado y que la dirección esté bien escrita.',
  },
} as const

/** What people agree to, in short. The words of a version never change: a new wording is a new version. Spec §1. */
export const agreementWords = {
  terms: {
    title: 'Términos, condiciones y política de privacidad (20 de enero de 2021)',
    points: [
      'Arriero es intermediario: pone en contacto a quien tiene carga con quien la transporta; no es transportador.',
      'Debe ser mayor de edad. Los datos del registro deben ser completos y ciertos y estar soportados con documentos; de lo contrario la cuenta se elimina.',
      'La cuenta es personal y no se transfiere.',
      'El pago se hace por anticipado. Cuando el usuario aprueba el servicio, la plataforma paga al transportador menos las deducciones.',
      'El transportador lleva su dispositivo en el vehículo, con datos móviles, para seguir la ubicación durante el servicio.',
      'El tiempo de espera adicional al acordado para cargar y descargar aumenta el flete.',
      'El seguro de la carga es opcional y lo paga el usuario de la carga.',
      'Las diferencias se resuelven en 60 días de conciliación, 30 de mediación y luego arbitraje en Bogotá.',
    ],
  },
  data: {
    title: 'Tratamiento de datos personales',
    points: [
      'Usamos nombre, identificación, dirección, teléfono, correo, documentos y, durante un servicio, la ubicación.',
      'Sirven para validar su cuenta, prestar el servicio, pagar y cumplir la ley.',
      'Los ve quien participa en sus servicios, solo en lo que necesita, y el equipo de la plataforma.',
      'Puede conocer, actualizar, corregir o pedir la supresión de sus datos con una PQR de tipo Habeas data.',
    ],
  },
} as const
