/** How personal data is treated, `{}` where the name of the house stands. Its words belong to `consentVersions.terms`. Spec §1, Domain facts §5.2. */
import type { Chapter } from './legal-text.ts'

export const privacy: readonly Chapter[] = [
  {
    id: 'responsable',
    title: 'Responsable y alcance',
    blocks: [
      '{} es responsable del tratamiento de los datos personales de quienes usan la plataforma y cumple la Ley 1581 de 2012 y sus decretos. Esta política vale para el portal, la app del conductor y los enlaces de seguimiento.',
      'Tratamos sus datos solo con su autorización previa, expresa e informada. La prueba de esa autorización queda guardada con su versión y su fecha.',
    ],
  },
  {
    id: 'finalidades',
    title: 'Para qué usamos los datos',
    blocks: [
      [
        'Verificar la identidad y los documentos de quien usa la plataforma.',
        'Poner en contacto a usuarios de la carga y transportadores, y prestar, seguir, asegurar y pagar los servicios.',
        'Avisarle lo que pasa con sus servicios y responder sus solicitudes.',
        'Prevenir fraudes y cuidar la seguridad de las personas, los vehículos y la carga.',
        'Llevar la contabilidad y cumplir la ley.',
      ],
      'No vendemos datos ni los usamos para publicidad de otros.',
    ],
  },
  {
    id: 'ubicacion',
    title: 'Ubicación',
    blocks: [
      'La ubicación del conductor se toma solo con su permiso y solo desde que sale hacia el cargue hasta que termina el servicio, en primer y en segundo plano. Fuera de ese tiempo no se guarda ningún punto.',
      'Durante ese tiempo la ven el transportador y el equipo de la plataforma; el usuario de la carga, desde que el vehículo está en posición. El permiso se puede retirar en cualquier momento, y entonces no se puede seguir el servicio.',
    ],
  },
  {
    id: 'con-quien',
    title: 'Con quién se comparten',
    blocks: [
      'Cada participante ve de los otros solo lo que necesita para el servicio. Fuera de la plataforma reciben datos, solo los necesarios:',
      [
        'La pasarela de pagos y el banco, para cobrar y pagar.',
        'La aseguradora, cuando se compra una póliza.',
        'El proveedor de correo, para entregarle los correos: su dirección y lo que dicen.',
        'Meta, por WhatsApp, solo si usted lo pide y lo autoriza: el número que confirma, el código y los avisos.',
        'El servicio de notificaciones de su navegador, solo si usted las activa: recibe el aviso cifrado y no lo puede leer.',
        'Los sistemas propios de las empresas que los conectan: por webhook, qué pasó con cada servicio suyo, sin valores ni personas; con una clave de API, lo que la empresa ya ve en el portal.',
        'Un servicio externo de mapas, si la plataforma usa uno: la dirección que se busca y los puntos de la ruta, sin su nombre.',
        'Las autoridades, cuando la ley lo ordena.',
      ],
      'Quien recibe un enlace público de seguimiento ve el recorrido de un servicio, sin valores ni teléfonos, y solo hasta que termina.',
    ],
  },
  {
    id: 'derechos',
    title: 'Sus derechos',
    blocks: [
      [
        'Conocer, actualizar y rectificar sus datos.',
        'Pedir la prueba de su autorización y saber para qué se han usado sus datos.',
        'Revocar la autorización o pedir la supresión, salvo lo que la ley obliga a conservar.',
        'Presentar quejas ante la Superintendencia de Industria y Comercio.',
        'Acceder gratis a sus datos.',
      ],
      'Para ejercerlos presente una PQR de tipo Habeas data desde su cuenta o escriba a soporte. Las consultas se responden en 10 días hábiles y los reclamos en 15.',
    ],
  },
  {
    id: 'seguridad',
    title: 'Seguridad y conservación',
    blocks: [
      'Las contraseñas se guardan cifradas de forma que nadie las puede leer, los archivos se entregan con enlaces que vencen en minutos y cada acción sobre sus datos queda en un registro de auditoría.',
      'Los datos se guardan mientras la cuenta exista. Cuando la cuenta se suprime se conserva solo esto:',
      [
        'Si hubo pagos, su nombre e identificación, por 10 años y solo para los libros de contabilidad.',
        'Si se le pagó, el banco y la cuenta a la que se le pagó, por 10 años y solo para esos libros.',
        'Los servicios con dinero, en la contabilidad, y los demás servicios en que participó, sin su nombre y sin fecha de borrado.',
        'Los permisos que dio o retiró, como prueba, sin fecha de borrado.',
        'Las solicitudes (PQR) que presentó y sus respuestas, sin fecha de borrado.',
        'Los actos en el registro de auditoría, sin su nombre y sin fecha de borrado.',
      ],
      'Antes de suprimirla, la página Mi cuenta le muestra cuánto hay de cada cosa.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      'Usamos una sola cookie, necesaria para que no tenga que escribir su contraseña cada vez. No hay cookies de publicidad ni de medición. En su navegador se guardan además sus preferencias, como el tema claro u oscuro.',
    ],
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    blocks: [
      'La plataforma es para mayores de edad. Si sabemos que una cuenta es de un menor, la cerramos y suprimimos sus datos.',
    ],
  },
]
