/** What is kept of whom, what for and how long. Its words belong to `consentVersions.data`. Spec §1. */
import type { DataRow } from './legal-text.ts'

const whileAccount = 'Mientras exista la cuenta'
const byLaw = 'El tiempo que exige la ley contable'

export const dataContent: readonly DataRow[] = [
  {
    what: 'Nombre, identificación, fecha de nacimiento, dirección, celular, correo y foto',
    whose: 'Todas las cuentas',
    why: 'Saber quién es, comprobar la mayoría de edad y poder avisarle',
    until: whileAccount,
  },
  {
    what: 'RUT, cámara de comercio y cédula del representante legal',
    whose: 'Empresas',
    why: 'Comprobar que la empresa existe y quién la representa',
    until: whileAccount,
  },
  {
    what: 'Documento de identidad, licencia de conducción, ARL, EPS y certificado sanitario',
    whose: 'Conductores y transportadores',
    why: 'Comprobar que puede conducir y transportar la carga',
    until: whileAccount,
  },
  {
    what: 'Placa, marca, modelo, fotos, SOAT, tarjeta de propiedad y revisión técnico-mecánica; mantenimiento si refrigera',
    whose: 'Vehículos',
    why: 'Comprobar que el vehículo puede hacer el viaje',
    until: 'Mientras el vehículo esté registrado',
  },
  {
    what: 'Banco, clase y número de cuenta',
    whose: 'Transportadores',
    why: 'Pagar los servicios',
    until: byLaw,
  },
  {
    what: 'Medio de pago: resultado y referencia de cada pago; nunca los datos de la tarjeta',
    whose: 'Usuarios de la carga',
    why: 'Cobrar, devolver y llevar la contabilidad',
    until: byLaw,
  },
  {
    what: 'Origen, destino, descripción, medidas, valor declarado y fotos de la carga; ofertas, documentos de soporte y calificaciones',
    whose: 'Servicios',
    why: 'Prestar el servicio y resolver diferencias',
    until: byLaw,
  },
  {
    what: 'Ubicación, velocidad y hora, de la salida hacia el cargue al fin del servicio',
    whose: 'Conductores que dieron su permiso',
    why: 'Mostrar la carga en tiempo real y probar las esperas',
    until: '90 días, salvo que se configure otro plazo',
  },
  {
    what: 'Solicitudes (PQR) y sus respuestas',
    whose: 'Quien las presenta',
    why: 'Responder en los plazos de la ley',
    until: whileAccount,
  },
  {
    what: 'Inicios de sesión, acciones y autorizaciones, con su versión y su fecha',
    whose: 'Todas las cuentas',
    why: 'Cuidar la cuenta y probar lo que se hizo y se aceptó',
    until: 'El tiempo que exige la ley',
  },
]
