import type { Role } from '@arriero/domain/people/roles'

/** What each role can do. The specification has a sentence for four of them (Spec §1); the others get ours, since all see three cards (decisions §6). */
const sentences: Partial<Record<Role, string>> = {
  administrator:
    'Puede ver y gestionar usuarios, empresas transportadoras, conductores, dueños de carga, servicios, cancelaciones, contabilidad, documentos legales, porcentajes y PQRs.',
  accountancy: 'Puede ver los datos contables de los servicios finalizados y de las cancelaciones.',
  enterprise:
    'Puede aceptar y contraofertar servicios, asignar conductor y vehículo, gestionar sus vehículos y ver sus conductores, servicios y documentos.',
  cliententerprise:
    'Puede solicitar servicios, ofrecer un precio, recibir contraofertas, pagar, asegurar, calificar y cancelar sus servicios.',
  client:
    'Puede solicitar servicios, ofrecer un precio, recibir contraofertas, pagar, asegurar, calificar y cancelar sus servicios.',
  soport: 'Puede atender las solicitudes de las personas que usan Arriero.',
}

export const homeTexts = {
  help: 'Ayuda',
  greeting: 'Le damos la bienvenida a Arriero',
  hello: (name: string) => `Hola, ${name}`,
  role: 'Su rol',
  canDo: 'Qué puede hacer',
  sentences,
  client: {
    create: {
      title: 'Solicite un servicio',
      text: 'Diga de dónde a dónde va su carga, qué es y para cuándo.',
      act: 'Solicitar un servicio',
    },
    choose: {
      title: 'Elija una oferta',
      text: 'Compare lo que ofrecen los transportadores y acepte la que prefiera.',
      act: 'Ver las ofertas',
    },
    pay: { title: 'Pague el servicio', text: 'El pago queda protegido hasta la entrega.', act: 'Pagar' },
  },
  carrier: {
    see: {
      title: 'Mire los servicios disponibles',
      text: 'Son cargas que esperan transportador.',
      act: 'Ver servicios disponibles',
    },
    offer: {
      title: 'Consiga su primer servicio',
      text: 'Acepte el valor del cliente u oferte otro; si lo elige, el servicio pasa a Mis servicios.',
      act: 'Ofertar',
    },
    assign: {
      title: 'Asigne conductor y vehículo',
      text: 'Con eso el conductor puede salir hacia el cargue.',
      act: 'Asignar',
    },
  },
  staff: {
    team: {
      title: 'Arme su equipo',
      text: 'Cree las cuentas de Contabilidad y de Soporte, cada persona con la suya.',
      act: 'Crear cuentas',
    },
    rates: {
      title: 'Fije los porcentajes',
      text: 'Ganancia, seguro e IVA: con ellos se calcula cada oferta nueva.',
      act: 'Ver porcentajes',
    },
    documents: {
      title: 'Publique los documentos legales',
      text: 'Diga qué roles los ven; cada uno los descarga desde su menú.',
      act: 'Publicar documentos',
    },
    view: {
      title: 'Arme su propia vista de la contabilidad',
      text: 'Filtre, ordene, elija columnas y guarde la vista para usted o para su rol.',
      act: 'Armar una vista',
    },
    export: {
      title: 'Llévela a Excel',
      text: '«Exportar» escribe en un archivo todo lo filtrado, no solo la página.',
      act: 'Exportar',
    },
    answer: {
      title: 'Responda una solicitud',
      text: 'La persona ve la respuesta en su menú; una PQR solucionada no se vuelve a responder.',
      act: 'Responder',
    },
    request: {
      title: 'Registre una PQR',
      text: 'Cuando alguien llama o escribe, quede con número y con plazo.',
      act: 'Registrar',
    },
  },
  onTheRoad: (late: number, stray: number) =>
    [late > 0 ? `${late} con retraso` : '', stray > 0 ? `${stray} fuera de la ruta` : '']
      .filter(Boolean)
      .join(', '),
  tower: {
    create: 'Solicitar servicio',
    underWay: 'En camino',
    underWayFailed: 'No pudimos leer los viajes en camino',
  },
  shortcuts: {
    supportRequests: { title: 'PQR', text: 'Solicitudes, quejas y reclamos, con su plazo legal.' },
    enterpriseServices: { title: 'Servicios', text: 'Sus servicios y los que esperan transportador.' },
    fleet: { title: 'Flota en el mapa', text: 'Dónde está cada vehículo en servicio.' },
    endingPapers: {
      title: 'Vencimientos',
      text: 'Documentos de vehículos y conductores que están por vencer.',
    },
  },
} as const
