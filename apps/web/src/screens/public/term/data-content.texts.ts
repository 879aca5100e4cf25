/** What is kept of whom, what for and how long. Its words belong to `consentVersions.data`. Spec §1. */
import type { DataRow } from './legal-text.ts'

const whileAccount = 'Mientras exista la cuenta'
const nameless = 'Sin fecha de borrado; si la cuenta se suprime, sin su nombre'

export const dataContent: readonly DataRow[] = [
  {
    what: 'Nombre, identificación, fecha de nacimiento, dirección, celular, correo y foto',
    whose: 'Todas las cuentas',
    why: 'Saber quién es, comprobar la mayoría de edad y poder avisarle',
    until: 'Mientras exista la cuenta; si hubo pagos, nombre e identificación por 10 años más',
  },
  {
    what: 'Número de WhatsApp confirmado',
    whose: 'Quien autorizó los avisos por WhatsApp',
    why: 'Avisarle por WhatsApp hasta que retire el permiso',
    until: whileAccount,
  },
  {
    what: 'Dirección que da el navegador para las notificaciones',
    whose: 'Quien las activó',
    why: 'Avisarle en ese navegador',
    until: 'Mientras dure su sesión en él',
  },
  {
    what: 'Avisos que se le dieron',
    whose: 'Todas las cuentas',
    why: 'Que pueda volver a leerlos',
    until: '180 días',
  },
  {
    what: 'Webhooks y claves de API',
    whose: 'Empresas que conectan sus propios sistemas',
    why: 'Contarles qué pasa con sus servicios y dejarles consultarlos',
    until: 'Hasta que los quiten; al suprimir la cuenta, también',
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
    until: 'Mientras exista la cuenta; si se le pagó, por 10 años más',
  },
  {
    what: 'Medio de pago: resultado y referencia de cada pago; nunca los datos de la tarjeta',
    whose: 'Usuarios de la carga',
    why: 'Cobrar, devolver y llevar la contabilidad',
    until: 'Sin fecha de borrado, con los libros; si la cuenta se suprime, sin su nombre pasados 10 años',
  },
  {
    what: 'Origen, destino, descripción, medidas, valor declarado y fotos de la carga; ofertas, documentos de soporte y calificaciones',
    whose: 'Servicios',
    why: 'Prestar el servicio y resolver diferencias',
    until: nameless,
  },
  {
    what: 'Ubicación, velocidad y hora, de la salida hacia el cargue al fin del servicio',
    whose: 'Conductores que dieron su permiso',
    why: 'Mostrar la carga en tiempo real y probar las esperas',
    until: '90 días, salvo que se configure otro plazo',
  },
  {
    what: 'Mensajes, fotos y lugares que se escriben en la conversación de un servicio',
    whose: 'Cliente, transportador y conductor del servicio; el equipo, solo con una PQR abierta',
    why: 'Coordinar el servicio y resolver diferencias',
    until:
      '24 meses después del servicio, salvo que se configure otro plazo; si la cuenta se suprime, se borran. Con una PQR abierta, hasta que se resuelva',
  },
  {
    what: 'Solicitudes (PQR) y sus respuestas',
    whose: 'Quien las presenta',
    why: 'Responder en los plazos de la ley y probar la respuesta',
    until: 'Sin fecha de borrado, también si la cuenta se suprime',
  },
  {
    what: 'Inicios de sesión, acciones y autorizaciones, con su versión y su fecha',
    whose: 'Todas las cuentas',
    why: 'Cuidar la cuenta y probar lo que se hizo y se aceptó',
    until: nameless,
  },
]
