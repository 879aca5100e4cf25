/** Legal documents of the demo world. They show how such papers look; nobody is bound by them. */
import type { readerRoles } from '@arriero/contract/papers/legal-documents'

export type PaperSeed = {
  name: string
  visible: readonly (typeof readerRoles)[number][]
  /** False where it was replaced. */
  isActive?: false
  publishedDaysAgo: number
  /** A second version, published so many days ago. */
  renewedDaysAgo?: number
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

export const paperWords = {
  brand: 'Arriero',
  note: 'Documento de demostración: no obliga a nadie.',
  edition: (version: number) => `Edición ${version}`,
  page: (page: number, of: number) => `Página ${page} de ${of}`,
}

const everybody = ['driver', 'enterprise', 'client', 'cliententerprise'] as const

export const paperSeeds: readonly PaperSeed[] = [
  {
    name: 'Términos y condiciones del servicio',
    visible: everybody,
    publishedDaysAgo: 84,
    renewedDaysAgo: 20,
    sections: [
      {
        title: '1. Qué es Arriero',
        paragraphs: [
          'Arriero pone en contacto a dueños de carga con empresas transportadoras y conductores habilitados en Colombia. Actúa solo como intermediario: el contrato de transporte se celebra entre el dueño de la carga y el transportador.',
          'Para tener una cuenta se debe ser mayor de edad. Los datos del registro deben ser completos, ciertos y estar soportados con documentos; la cuenta no se puede ceder.',
        ],
      },
      {
        title: '2. El servicio, paso a paso',
        paragraphs: [
          'El dueño de la carga solicita el servicio y, si quiere, ofrece un valor. Los transportadores lo toman por ese valor u ofertan otro. El servicio queda acordado cuando el dueño de la carga acepta una oferta o un transportador toma su valor.',
          'El pago se hace por anticipado, con tarjeta, en la página de la pasarela. Arriero no recibe ni guarda datos de tarjetas. Cuando el dueño de la carga aprueba el servicio, se paga al transportador su valor menos las deducciones de ley.',
        ],
      },
      {
        title: '3. Cancelación',
        paragraphs: [
          'Cancelar no cuesta nada si el servicio no se ha pagado, si se avisa al menos dos horas antes de la hora programada, o dentro de las dos horas siguientes a la solicitud y al menos una hora antes de la cita. En los demás casos se cobra el 5 % del total más IVA.',
          'El seguro de la carga es opcional. Si el servicio se cancela antes de que empiece la cobertura, se devuelven la prima y su IVA, menos los gastos de expedición.',
        ],
      },
      {
        title: '4. Diferencias',
        paragraphs: [
          'Las partes buscarán un arreglo directo durante 60 días y luego una mediación de 30 días. Si no lo logran, decidirá un árbitro en Bogotá, en español.',
        ],
      },
    ],
  },
  {
    name: 'Política de tratamiento de datos personales',
    visible: everybody,
    publishedDaysAgo: 84,
    sections: [
      {
        title: '1. Qué datos tratamos y para qué',
        paragraphs: [
          'Nombre, identificación, teléfono, correo, documentos del conductor y del vehículo, cuenta para los pagos y, durante un viaje, la ubicación del camión. Se usan para prestar el servicio, verificar a quien transporta y cumplir la ley.',
          'La ubicación se comparte solo con el permiso del conductor y solo desde que sale hacia el cargue hasta que termina el servicio. Se guarda 90 días.',
        ],
      },
      {
        title: '2. Sus derechos',
        paragraphs: [
          'Puede conocer, actualizar, rectificar y suprimir sus datos, y revocar su autorización. Escriba una solicitud de tipo «Habeas data» desde el menú de su cuenta: una consulta se responde en 10 días hábiles y un reclamo en 15.',
          'Lo que la ley obliga a conservar, como los registros contables, se guarda sin los datos que ya no hacen falta.',
        ],
      },
    ],
  },
  {
    name: 'Contrato marco de transporte de carga',
    visible: ['enterprise', 'driver'],
    publishedDaysAgo: 70,
    sections: [
      {
        title: '1. Obligaciones del transportador',
        paragraphs: [
          'Mantener vigentes el SOAT, la revisión tecnicomecánica, la tarjeta de propiedad y las licencias; llevar el teléfono con datos móviles durante todo el viaje; entregar la carga en el lugar y la fecha acordados.',
          'Los vehículos de placa blanca están autorizados para todo el territorio nacional; los de placa amarilla, solo dentro de un municipio, según la póliza.',
        ],
      },
      {
        title: '2. Documentos del viaje',
        paragraphs: [
          'Antes de iniciar el viaje se sube el documento de soporte firmado. La entrega se prueba con fotografías y, cuando el cliente lo pide, con un código de cuatro dígitos.',
        ],
      },
      {
        title: '3. Pago y tiempos de espera',
        paragraphs: [
          'El valor acordado se paga después de que el cliente aprueba el servicio. Las horas de espera que superan el tiempo pactado de cargue y descargue aumentan el flete.',
          'La carga refrigerada exige un plan de mantenimiento preventivo y correctivo, al menos cada tres meses.',
        ],
      },
    ],
  },
  {
    name: 'Guía de cargue y descargue seguros',
    visible: ['driver', 'enterprise'],
    publishedDaysAgo: 45,
    sections: [
      {
        title: 'En el punto de cargue',
        paragraphs: [
          'Parquee en terreno firme, con freno de mano y cuñas. Use casco, chaleco y botas. Revise que el peso no supere la capacidad del vehículo y que esté repartido sobre los ejes.',
          'Tome fotografías de la carga antes de cerrar las puertas. Si ve empaques rotos o humedad, anótelo en la remesa.',
        ],
      },
      {
        title: 'En el camino',
        paragraphs: [
          'Descanse al menos quince minutos cada cuatro horas. Reporte cualquier novedad desde la aplicación: el cliente y su empresa la ven de inmediato.',
        ],
      },
    ],
  },
  {
    name: 'Guía de pagos y facturación',
    visible: ['client', 'cliententerprise'],
    publishedDaysAgo: 38,
    sections: [
      {
        title: 'Cómo se forma el total',
        paragraphs: [
          'Al valor del transportador se suma la ganancia de la plataforma. Sobre ese costo se calcula el IVA. Si asegura la carga, se agregan la prima y su IVA. Antes de pagar siempre ve cada concepto con su base y su tarifa.',
        ],
      },
      {
        title: 'Plazo y devoluciones',
        paragraphs: [
          'Un servicio acordado se paga dentro de las 24 horas siguientes y a más tardar dos horas antes de la cita. Las devoluciones se hacen al mismo medio de pago.',
        ],
      },
    ],
  },
  {
    name: 'Condiciones del seguro de mercancías',
    visible: ['client', 'cliententerprise'],
    publishedDaysAgo: 38,
    sections: [
      {
        title: 'Cobertura',
        paragraphs: [
          'El seguro es opcional y lo paga el dueño de la carga. Cubre la mercancía por el valor declarado, hasta $500.000.000, desde la hora reservada hasta la entrega.',
        ],
      },
      {
        title: 'Reclamación',
        paragraphs: [
          'Avise el siniestro dentro de los tres días siguientes, con fotografías y la remesa. Una solicitud de tipo «Reclamo» sobre el servicio detiene el pago al transportador mientras se resuelve.',
        ],
      },
    ],
  },
  {
    name: 'Tarifas de referencia del primer semestre',
    visible: ['enterprise', 'driver'],
    isActive: false,
    publishedDaysAgo: 80,
    sections: [
      {
        title: 'Reemplazado',
        paragraphs: [
          'Este documento se conserva como antecedente. Consulte la tarifa vigente en cada servicio.',
        ],
      },
    ],
  },
]
