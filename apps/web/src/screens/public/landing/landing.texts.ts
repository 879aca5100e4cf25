export const landingTexts = {
  title: (brand: string) => `${brand}: transporte de carga por carretera en Colombia`,
  description:
    'Programe, oferte y siga sus viajes de carga en Colombia: ofertas gratis de vehículos, seguimiento en tiempo real y póliza de seguro de transporte.',
  hero: {
    title: 'La carga de Colombia, de\u{a0}quien\u{a0}la\u{a0}tiene a\u{a0}quien\u{a0}la\u{a0}lleva',
    text: 'Pida el transporte y compare las ofertas de los transportadores, o ponga su vehículo a trabajar. El camión se ve en el mapa hasta la entrega.',
    owner: 'Tengo carga para enviar',
    carrier: 'Tengo un vehículo de carga',
    companies: '¿Es una empresa?',
    ownerCompany: 'Registre su empresa cliente',
    carrierCompany: 'Registre su empresa transportadora',
  },
  steps: {
    title: 'Programe, oferte y siga sus viajes en 3 pasos',
    text: 'Para transportadores: con su propio vehículo o con la flota de su empresa.',
    items: [
      {
        title: 'Descargue la app',
        text: 'En su celular, sin costo. Desde ella ve la carga disponible y reporta cada paso del viaje.',
      },
      {
        title: 'Regístrese',
        text: 'Con sus datos y los papeles del vehículo al día. El equipo los valida y le avisa.',
      },
      {
        title: 'Cargue y gane',
        text: 'Tome el viaje por el valor del cliente u oferte el suyo. Cuando el servicio se aprueba, recibe su pago.',
      },
    ],
    install: 'Abrir la app del conductor',
    installNote: 'Se instala desde el navegador de su celular.',
    register: 'Registrarme como transportador',
  },
  promises: {
    title: 'Lo que encuentra aquí',
    items: [
      {
        icon: 'pin',
        title: 'Seguimiento de la carga en tiempo real',
        text: 'Vea el camión en el mapa, la hora estimada de llegada y cada paso: cargue, viaje y entrega. Comparta un enlace con quien recibe.',
      },
      {
        icon: 'shield',
        title: 'Póliza de seguro de transporte',
        text: 'Asegure la mercancía por su valor declarado antes de pagar el servicio. Es opcional y la póliza queda en su cuenta.',
      },
      {
        icon: 'tag',
        title: 'Ofertas gratis de vehículos',
        text: 'Publicar su carga y recibir ofertas no cuesta nada. Compare precio, calificación y cercanía, y elija.',
      },
    ],
  },
  cargo: {
    title: 'Tipos de carga',
    text: 'Cada vehículo lleva solo la carga que tiene permitida.',
    items: [
      { drawing: 'bulk', title: 'Granel', text: 'Granos, áridos y materiales sueltos.' },
      { drawing: 'special', title: 'Especial', text: 'Piezas grandes, pesadas o delicadas.' },
      { drawing: 'dangerous', title: 'Peligrosa', text: 'Con los permisos y el curso del conductor.' },
      { drawing: 'moves', title: 'Mudanzas', text: 'Hogares y oficinas, de puerta a puerta.' },
    ],
    also: 'También carga general y refrigerada.',
  },
  vehicles: {
    title: 'Portafolio de vehículos',
    text: 'De la camioneta a la tractomula, todos a la misma escala.',
    groups: {
      light: 'Livianos',
      trucks: 'Camiones',
      miniTractors: 'Minimulas',
      tractors: 'Tractomulas',
    },
    payload: (words: string) => `Hasta ${words}`,
    axles: (count: number) => `${count} ejes`,
  },
  owners: {
    title: 'Su carga, paso a paso',
    items: [
      {
        title: 'Pida',
        text: 'Origen, destino, medidas, fecha y fotos de la carga. Ponga un precio o espere ofertas.',
      },
      { title: 'Compare', text: 'Los transportadores toman su precio u ofertan otro. Usted decide.' },
      {
        title: 'Pague seguro',
        text: 'Por anticipado, en la página de la pasarela. El transportador recibe cuando usted aprueba.',
      },
      {
        title: 'Siga el viaje',
        text: 'En vivo hasta la entrega. Al final califica y queda el registro de todo.',
      },
    ],
    register: 'Registrarme como dueño de carga',
  },
  questions: {
    title: 'Preguntas frecuentes',
    items: [
      {
        question: '¿Quién transporta mi carga?',
        answer: (brand: string) =>
          `Una empresa transportadora o un conductor con su vehículo, con documentos validados. ${brand} es intermediario: los pone en contacto y administra el servicio, pero no es transportador.`,
      },
      {
        question: '¿Cuánto cuesta cancelar?',
        answer: () =>
          'Nada, si lo hace en la plataforma al menos 2 horas antes de la hora programada. Después se cobra el 5 % del total más impuestos y gastos.',
      },
      {
        question: '¿Cuándo recibe el pago el transportador?',
        answer: () =>
          'El cliente paga por anticipado. Cuando aprueba el servicio, la plataforma paga al transportador el valor acordado menos las deducciones.',
      },
      {
        question: '¿Qué pasa si el cargue o el descargue se demora?',
        answer: () =>
          'La espera adicional al tiempo acordado para cargar y descargar (stand-by) aumenta el flete, con la hora de cada llegada como prueba.',
      },
      {
        question: '¿Por dónde puede circular cada vehículo?',
        answer: () =>
          'Los de placa blanca están autorizados en todo el país. Los de placa amarilla solo hacen viajes urbanos, según la póliza de seguro.',
      },
    ],
    more: 'Leer los términos y la política de privacidad',
  },
  calls: {
    title: 'Empiece hoy',
    owner: { title: 'Dueños de carga', text: 'Publique su carga gratis y reciba ofertas.' },
    carrier: { title: 'Transportadores', text: 'Encuentre viajes para su vehículo o su flota.' },
    person: 'Como persona',
    company: 'Como empresa',
  },
} as const
